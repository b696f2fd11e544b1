import type { StaffAnnouncement } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import rows from '../../../parts/Rows.module.css';
import styles from './Announcements.module.css';
import { audienceWords, draft, published, stateOf, timesOf } from './words';

export type Act = 'edit' | 'publish' | 'withdraw' | 'delete';

export interface AnnouncementRowProps {
  one: StaffAnnouncement;
  now: number;
  onAct: (act: Act) => void;
}

/** An announcement with what can be done to it now. */
export function AnnouncementRow({ one, now, onAct }: AnnouncementRowProps) {
  const { text, tone } = stateOf(one, now);
  const neverShown = one.status === draft;
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.title}>
          <b>{one.title}</b>
          <Tag tone={tone}>{text}</Tag>
          {one.top_bar ? <Tag tone="primary">顶部提示</Tag> : null}
        </span>
        <p className={styles.said}>{one.body}</p>
        <p>
          {audienceWords(one.audience)} · {timesOf(one)}
          {one.status === published ? ` · 已送达 ${one.reached.toLocaleString('en')} 人` : ''}
        </p>
      </div>
      <span className={rows.acts}>
        {one.status === published ? (
          <>
            <Button onClick={() => onAct('edit')}>更正</Button>
            <Button className={rows.danger} onClick={() => onAct('withdraw')}>
              撤下
            </Button>
          </>
        ) : (
          <>
            {neverShown ? (
              <Button className={rows.danger} onClick={() => onAct('delete')}>
                删除
              </Button>
            ) : null}
            <Button onClick={() => onAct('edit')}>{neverShown ? '编辑' : '重新编辑'}</Button>
            {neverShown ? (
              <Button kind="primary" onClick={() => onAct('publish')}>
                发布
              </Button>
            ) : null}
          </>
        )}
      </span>
    </li>
  );
}
