import type { LookedAt } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import styles from './Detail.module.css';

/** What the team changed in a text, with the words of its author. */
export function Edits({ edits }: Pick<LookedAt, 'edits'>) {
  if (edits.length === 0) return null;
  return (
    <Card title="审核时的改动" note="原文已保留">
      <ul className={styles.rows}>
        {edits.map(({ id, at, by, undone, before, after }) => (
          <li key={id}>
            {before.title !== after.title ? (
              <p>
                标题：<del>{before.title}</del> → <ins>{after.title}</ins>
              </p>
            ) : null}
            {before.text !== after.text ? (
              <details>
                <summary>作者的原文</summary>
                <p className={styles.quote}>{before.text || '（空）'}</p>
              </details>
            ) : null}
            <small>
              {by} · {formatWhen(at)}
              {undone ? ' · 已随处理撤销' : ''}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
