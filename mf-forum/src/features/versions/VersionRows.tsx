import type { PostVersion } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { PostText } from '@harbor/ui/post';
import { useState } from 'react';
import styles from './VersionRows.module.css';

/** Versions of a post, the newest first; one at a time is unfolded. */
export function VersionRows({ versions }: { versions: PostVersion[] }) {
  const [open, setOpen] = useState(versions[0]?.id);
  return (
    <ol className={styles.list}>
      {versions.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={open === one.id}
            onClick={() => setOpen(open === one.id ? undefined : one.id)}
          >
            <strong>{formatTime(one.written_at)} 的版本</strong>
            <span>
              {formatTime(one.replaced_at)} 修改{one.reviewed_again ? '，改动较大，重新审核' : ''}
            </span>
          </button>
          {open === one.id ? (
            <article className={styles.text}>
              <h2>{one.title}</h2>
              <PostText html={one.content} />
              {one.ai_flag ? <p className={styles.note}>当时声明含 AI 生成内容</p> : null}
            </article>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
