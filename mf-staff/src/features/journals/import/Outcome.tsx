import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { Link, useSearchParams } from '@harbor/runtime';
import { ChangedCard } from './ChangedCard';
import { Figures } from './Figures';
import styles from './Import.module.css';
import { Previews } from './Previews';
import { placePath, readPlace, type Tab } from './place';
import { ResultCard } from './ResultCard';
import { RowsCard } from './RowsCard';
import { Versions } from './Versions';
import { WriteCard } from './WriteCard';

/** The list that a file has most to say by. */
function firstTab({ counts }: DeskJournalImport): Tab {
  if (!counts || counts.changed > 0) return 'changed';
  if (counts.new > 0) return 'new';
  return counts.refused > 0 ? 'refused' : 'same';
}

/** What a checked file would do, or an import has done: row by row, with old and new. */
export function Outcome({ one }: { one: DeskJournalImport }) {
  const [search] = useSearchParams();
  const first = firstTab(one);
  const place = readPlace(search, first);
  const { counts } = one;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Figures one={one} tab={place.tab} />
        {counts && counts.noted > 0 && place.tab !== 'noted' ? (
          <p className={styles.noted}>
            另有 {counts.noted.toLocaleString('en-US')} 行只采用了一部分，如号码校验位不符的一格被略过。
            <Link to={placePath(one.id, { tab: 'noted' })}>查看这些行</Link>
          </p>
        ) : null}
        {place.tab === 'changed' ? (
          <ChangedCard one={one} place={place} />
        ) : (
          <RowsCard key={place.tab} one={one} place={place} />
        )}
        {place.tab === 'changed' || place.tab === 'new' ? <Previews one={one} /> : null}
      </div>
      <aside className={styles.side}>
        {one.status === s.checked ? <WriteCard one={one} /> : <ResultCard one={one} />}
        <Versions one={one} />
      </aside>
    </div>
  );
}
