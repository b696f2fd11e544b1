import { useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../../parts/Card';
import { ActPanel } from '../parts/ActPanel';
import { AuthorCard } from '../parts/AuthorCard';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { sentinelQuery } from '../queries';

const severities = {
  block: ['alert', '已拦下'],
  warn: ['gold', '已提醒'],
  hide: ['primary', '已遮盖'],
} as const;

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(sentinelQuery(id))}>
      {(alert) => (
        <>
          <Card title="触发情况" note={alert.state === 'open' ? '待核对' : '已核对'}>
            <Facts
              rows={[
                ['七天内', `${alert.count} 条不同的文字`],
                ['第一次', formatWhen(alert.opened_at)],
                ['最近一次', formatWhen(alert.last_at)],
                ['核对人', alert.closed_by],
                ['处理结果', alert.note],
              ]}
            />
          </Card>
          <Card title="最近触发的文字" note="他人号码已遮盖">
            <ul className={styles.rows}>
              {alert.hits.map((hit) => (
                <li key={`${hit.at}${hit.rule}${hit.excerpt}`}>
                  <p className={styles.tags}>
                    <Tag tone={severities[hit.severity][0]}>{severities[hit.severity][1]}</Tag>
                    <b>{hit.rule}</b>
                  </p>
                  <p>{hit.excerpt}</p>
                  <small>
                    {hit.place} · {formatWhen(hit.at)}
                  </small>
                </li>
              ))}
            </ul>
          </Card>
          <AuthorCard title="用户" person={alert.user} />
        </>
      )}
    </Loaded>
  );
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(sentinelQuery(id));
  if (!data) return null;
  return (
    <ActPanel
      acts={
        data.state === 'open'
          ? [
              {
                key: 'close',
                title: '已核对',
                kind: 'primary',
                hot: 'a',
                reason: true,
                run: (decide, note) =>
                  decide(
                    'POST /staff/sentinel/close/:id',
                    { params: { id }, body: { note } },
                    { said: `已核对 ${data.user.nickname}` },
                  ),
              },
            ]
          : []
      }
      label="处理结果"
      reasons={queue.reasons}
      hint="需要冻结账号时，请从用户卡片进入账号页。"
    />
  );
}

export default { Detail, Decision };
