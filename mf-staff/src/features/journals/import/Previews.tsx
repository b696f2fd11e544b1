import type { DeskJournalImport } from '@harbor/contract';
import { rowVerdict, rowVerdictLabel } from '@harbor/contract/journal-import';
import { Link, useQuery } from '@harbor/runtime';
import { Loaded } from '../../../parts/Loaded';
import { rowsQuery } from '../queries';
import { counted } from '../words';
import styles from './Lists.module.css';
import { placePath } from './place';

const shown = 3;

interface PreviewProps {
  id: number;
  tab: 'merged' | 'refused';
  count: number;
  more: string;
}

function Preview({ id, tab, count, more }: PreviewProps) {
  const query = useQuery(rowsQuery(id, { verdict: tab === 'merged' ? '4' : '0', page: 1 }));
  const title = rowVerdictLabel[rowVerdict[tab]];
  return (
    <section className={styles.card} aria-label={`${title}的前几行`}>
      <header className={styles.head}>
        <h2>
          {title} {counted(count)}
        </h2>
        <Link className={styles.more} to={placePath(id, { tab })}>
          {more}
        </Link>
      </header>
      <Loaded query={query} height={150}>
        {({ data }) => (
          <ul className={styles.rows}>
            {data.slice(0, shown).map((row) => (
              <li key={row.row} className={styles.row}>
                <span className={styles.number}>第 {counted(row.row)} 行</span>
                <span className={styles.words}>
                  <b>{row.title || '（没有刊名）'}</b>
                  <small data-alert={tab === 'refused' ? '' : undefined}>{row.reason}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** The first rows that are merged and that are refused, below what changes. */
export function Previews({ one: { id, counts } }: { one: DeskJournalImport }) {
  if (!counts || counts.merged + counts.refused === 0) return null;
  return (
    <div className={styles.previews}>
      {counts.merged > 0 ? <Preview id={id} tab="merged" count={counts.merged} more="逐行确认" /> : null}
      {counts.refused > 0 ? <Preview id={id} tab="refused" count={counts.refused} more="查看全部" /> : null}
    </div>
  );
}
