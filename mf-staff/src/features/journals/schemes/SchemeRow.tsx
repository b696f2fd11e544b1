import type { DeskJournalScheme } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { counted } from '../words';
import styles from './Schemes.module.css';

export interface SchemeRowProps {
  scheme: DeskJournalScheme;
  onEdit: () => void;
  onDefault: () => void;
}

/** An edition: whose it is, since when it counts, and how many journals it speaks of. */
export function SchemeRow({ scheme, onEdit, onDefault }: SchemeRowProps) {
  const { title, code, year, publisher, source, source_url, licence, effective_on, is_default, used } =
    scheme;
  return (
    <li className={is_default ? `${styles.row} ${styles.shown}` : styles.row}>
      <span className={styles.name}>
        <span className={styles.title}>
          <b>{title}</b>
          {is_default ? <Tag tone="accent">默认显示</Tag> : null}
        </span>
        <small>
          {code} · {year} 年{effective_on ? ` · ${effective_on} 起生效` : ''}
        </small>
      </span>
      <span className={styles.source}>
        {publisher}
        <small>
          {source_url ? (
            <a href={source_url} target="_blank" rel="noreferrer noopener">
              {source}
            </a>
          ) : (
            source
          )}
          {licence ? `；${licence}` : ''}
        </small>
      </span>
      <span className={styles.used}>
        {used > 0 ? (
          <>
            <b>{counted(used)}</b> 种期刊
          </>
        ) : (
          '还没有数据'
        )}
      </span>
      <span className={styles.acts}>
        {is_default ? null : (
          <Button aria-label={`设为默认：${title}`} onClick={onDefault}>
            设为默认
          </Button>
        )}
        <Button aria-label={`编辑 ${title}`} onClick={onEdit}>
          编辑
        </Button>
      </span>
    </li>
  );
}
