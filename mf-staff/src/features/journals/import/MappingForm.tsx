import type { DeskJournalImport } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { useKeptText } from '@harbor/ui/kept';
import { Loaded } from '../../../parts/Loaded';
import { schemesQuery } from '../queries';
import { firstDraft, keptDraft } from './draft';
import { MappingFields } from './MappingFields';

export interface MappingFormProps {
  one: DeskJournalImport;
  /** Leaves what was checked as it is. */
  onBack?: () => void;
  onChecked: () => void;
}

/** What the columns of a file are; what was said is kept in the tab until it is checked. */
export function MappingForm({ one, onBack, onChecked }: MappingFormProps) {
  const schemes = useQuery(schemesQuery());
  const [kept, keep, forget] = useKeptText(`journal-import:${one.id}:${one.status}`);
  return (
    <Loaded query={schemes} height={520}>
      {({ data }) => (
        <MappingFields
          one={one}
          schemes={data}
          draft={keptDraft(kept) ?? firstDraft(one, data)}
          onDraft={(draft) => keep(JSON.stringify(draft))}
          onBack={
            onBack &&
            (() => {
              forget();
              onBack();
            })
          }
          onChecked={() => {
            forget();
            onChecked();
          }}
        />
      )}
    </Loaded>
  );
}
