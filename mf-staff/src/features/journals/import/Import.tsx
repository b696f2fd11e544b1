import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { useSearchParams } from '@harbor/runtime';
import { Flow } from './Flow';
import styles from './Import.module.css';
import { ImportHead } from './ImportHead';
import { MappingForm } from './MappingForm';
import { Outcome } from './Outcome';
import { Over } from './Over';
import { Work } from './Work';

/** What of an import is to be done, or was. */
export function Import({ one }: { one: DeskJournalImport }) {
  const [search, setSearch] = useSearchParams();
  const again = one.status === s.checked && search.get('map') === '1';
  const mapped = one.status === s.uploaded || one.status === s.failed || again;
  return (
    <>
      <ImportHead one={one} />
      <Flow one={one} mapping={again} />
      {one.status === s.failed && one.error ? (
        <p className={styles.fault} role="alert">
          {one.error}
        </p>
      ) : null}
      {mapped ? (
        <MappingForm
          key={one.status}
          one={one}
          onBack={again ? () => setSearch(new URLSearchParams(), { replace: true }) : undefined}
          onChecked={() => setSearch(new URLSearchParams(), { replace: true })}
        />
      ) : one.status === s.checking || one.status === s.applying || one.status === s.rollingBack ? (
        <Work one={one} />
      ) : one.status === s.discarded ? (
        <Over one={one} />
      ) : (
        <Outcome one={one} />
      )}
    </>
  );
}
