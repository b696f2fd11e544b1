import type { DraftCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { Confirm } from '../../overlay/Confirm';
import styles from '../../own-list/Rows.module.css';
import type { useDrafts } from './useDrafts';

/** Drafts, each to go on with or to delete. */
export function DraftRows({
  drafts,
  remove,
}: {
  drafts: DraftCard[];
  remove: ReturnType<typeof useDrafts>['remove'];
}) {
  const [asked, setAsked] = useState<DraftCard | null>(null);
  return (
    <ul>
      {drafts.map((draft) => (
        <li key={draft.id} className={styles.row}>
          <div className={styles.words}>
            <Link to={`/sendpost?draft=${draft.id}`} className={styles.title}>
              {draft.title || '（无标题）'}
            </Link>
            <p>{draft.excerpt || '（还没有正文）'}</p>
            {draft.reason ? <p className={styles.reason}>未通过审核：{draft.reason}</p> : null}
            <p className={styles.meta}>保存于 {formatTime(draft.saved_at)}</p>
          </div>
          <Link
            to={`/sendpost?draft=${draft.id}`}
            className={styles.go}
            aria-label={`继续写 ${draft.title || '无标题草稿'}`}
          >
            继续写
          </Link>
          <button
            type="button"
            className={styles.delete}
            aria-label={`删除 ${draft.title || '无标题草稿'}`}
            onClick={() => setAsked(draft)}
          >
            删除
          </button>
        </li>
      ))}
      <Confirm
        open={asked !== null}
        title="删除这篇草稿？"
        text={`《${asked?.title || '无标题'}》删除后不能恢复。`}
        yes="删除"
        waiting={remove.isPending}
        onYes={() =>
          asked && remove.mutate({ body: { ids: [asked.id] } }, { onSettled: () => setAsked(null) })
        }
        onNo={() => setAsked(null)}
      />
    </ul>
  );
}
