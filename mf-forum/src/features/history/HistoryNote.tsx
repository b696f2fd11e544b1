import { promises } from '@harbor/contract/promises';
import { Link } from '@harbor/runtime';
import { Ways } from '@harbor/ui/ways';
import { useState } from 'react';
import { Confirm } from '../../overlay/Confirm';
import styles from './HistoryNote.module.css';
import type { useHistory } from './useHistory';

interface HistoryNoteProps {
  history: ReturnType<typeof useHistory>;
  /** Page on which recording is paused. */
  settings: string;
}

/** How long the history is kept, whether it goes on, and how it is emptied. */
export function HistoryNote({ history: { posts, remove, recording }, settings }: HistoryNoteProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.note}>
      <p>
        保留最近 {promises.historyDays} 天。
        {recording ? null : <strong>您已在隐私设置中暂停记录，新看的帖子不会记下。</strong>}
      </p>
      <Ways className={styles.ways}>
        <Link to={settings}>隐私设置</Link>
        {posts.length > 0 ? (
          <button type="button" onClick={() => setAsking(true)}>
            全部清空
          </button>
        ) : null}
      </Ways>
      <Confirm
        open={asking}
        title="清空浏览历史？"
        text="清空后不能恢复。"
        yes="清空"
        waiting={remove.isPending}
        onYes={() => remove.mutate({ body: { all: true } }, { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}
