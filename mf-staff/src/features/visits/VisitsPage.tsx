import { call, notify, usePage, useQuery } from '@harbor/runtime';
import { Bone, formatFen, formatTime, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { Download } from 'lucide-react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Card } from '../../parts/Card';
import { DayChart } from '../../parts/chart/DayChart';
import { FigureRow } from '../../parts/FigureRow';
import { PageHead } from '../../parts/PageHead';
import { change, share } from './change';
import { PagesTable } from './PagesTable';
import { summaryQuery } from './queries';
import { RangeBar } from './RangeBar';
import { Referrers } from './Referrers';
import { rangeProblem, useRange } from './useRange';
import styles from './VisitsPage.module.css';

/** How many came to the site, from where, what they looked at, and what came of it. */
export function VisitsPage() {
  const { range, length, setRange, setLength } = useRange();
  const problem = rangeProblem(range);
  const summary = useQuery({ ...summaryQuery(range), enabled: !problem });
  const { busy, download } = useDownload();
  const { data, error } = summary;
  usePage({ ready: data !== undefined || error !== null || problem !== undefined });
  const save = () =>
    download(async () => {
      const made = await call('POST /staff/visits/export', { body: range });
      notify.success(`已导出 ${made.lines.toLocaleString('en')} 行，导出编号 ${made.number}`);
      return made;
    });
  const { now, before } = data ?? {};
  return (
    <DeskFrame title="访问统计">
      <PageHead title="访问统计" lead="访客按天去重，次日无法再认出；不保存完整的网络地址">
        <Button
          loading={busy}
          disabled={!data || data.days.every(({ views }) => views === 0)}
          onClick={() => void save()}
        >
          <Download size={15} aria-hidden /> 导出（带水印）
        </Button>
      </PageHead>
      <RangeBar range={range} length={length} problem={problem} onRange={setRange} onLength={setLength} />
      {denied(error) ? (
        <Panel>
          <NoAccess title="您没有查看访问统计的权限" description="如需查看，请联系超级管理员开通" />
        </Panel>
      ) : error && !data ? (
        <Panel>
          <ErrorBlock error={error} title="访问统计没有加载出来" onRetry={() => void summary.refetch()} />
        </Panel>
      ) : data && now && before ? (
        <>
          <FigureRow
            figures={[
              {
                title: '浏览量',
                value: now.views.toLocaleString('en'),
                note: change(now.views, before.views),
              },
              {
                title: '访客',
                value: now.visitors.toLocaleString('en'),
                note: change(now.visitors, before.visitors),
              },
              {
                title: '手机占比',
                value: share(now.mobile_visitors, now.visitors),
                note: `上期 ${share(before.mobile_visitors, before.visitors)}`,
              },
              {
                title: '新用户',
                value: now.users.toLocaleString('en'),
                note: change(now.users, before.users),
              },
              {
                title: '下单',
                value: now.orders.toLocaleString('en'),
                note: `占访客 ${share(now.orders, now.visitors)} · ${change(now.orders, before.orders)}`,
              },
              {
                title: '支付',
                value: now.paid.toLocaleString('en'),
                note: `占下单 ${share(now.paid, now.orders)} · ¥${formatFen(now.paid_fen)}`,
              },
            ]}
          />
          <Card title="每日访问" note={`截至 ${formatTime(data.counted_to)}，每分钟更新`}>
            <DayChart
              label="每日浏览量与访客"
              days={data.days.map(({ day }) => day)}
              lines={[
                { title: '浏览量', colour: 'var(--primary)', values: data.days.map(({ views }) => views) },
                { title: '访客', colour: 'var(--accent)', values: data.days.map(({ visitors }) => visitors) },
              ]}
            />
          </Card>
          {now.views === 0 ? (
            <Panel className={styles.gap}>
              <Empty title="这段日期没有访问" description="换一段日期看看" />
            </Panel>
          ) : (
            <div className={styles.columns}>
              <PagesTable range={range} />
              <Referrers range={range} />
            </div>
          )}
        </>
      ) : problem ? null : (
        <Waiting>
          <Bone height={94} radius={12} />
          <div className={styles.gap}>
            <Bone height={370} radius={12} />
          </div>
          <div className={styles.columns}>
            <Bone height={420} radius={12} />
            <Bone height={420} radius={12} />
          </div>
        </Waiting>
      )}
    </DeskFrame>
  );
}

export default VisitsPage;
