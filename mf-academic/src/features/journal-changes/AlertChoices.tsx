import { LiveLink, useQuery } from '@harbor/runtime';
import { ErrorBlock } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import { alertSettings, useSaveAlerts } from '../../changes/queries';
import { Switch } from '../../parts/Switch';
import styles from './AlertChoices.module.css';

/** Where messages as a whole are switched, and their quiet hours. */
const messageSettings = '/message/settings';

/** What somebody is told of, each kind with its switch. */
export function AlertChoices() {
  const query = useQuery(alertSettings());
  const save = useSaveAlerts();
  const { data, error } = query;
  const changing = save.isPending ? save.variables?.body.kinds[0]?.key : undefined;
  return (
    <>
      <p className={styles.lead}>收藏的、投稿进度本、直投稿件和订单里的期刊，有以下变动时发站内消息。</p>
      {error && !data ? (
        <ErrorBlock compact title="设置没有加载出来" error={error} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.muted ? (
        <p className={styles.muted} role="note">
          您在消息设置里关闭了“期刊变动”，目前不会收到消息；变动仍列在本页。
        </p>
      ) : null}
      <ul className={styles.kinds}>
        {data?.kinds.map(({ key, title, about, on }) => (
          <li key={key}>
            <span className={styles.words}>
              <b>{title}</b>
              <span>{about}</span>
            </span>
            <Switch
              on={key === changing ? !on : on}
              label={`提醒${title}`}
              busy={key === changing}
              onSwitch={(next) => save.mutate({ body: { kinds: [{ key, on: next }] } })}
            />
          </li>
        ))}
      </ul>
      <LiveLink className={styles.way} to={messageSettings}>
        免打扰时段与邮件
        <ChevronRight size={14} aria-hidden />
      </LiveLink>
    </>
  );
}
