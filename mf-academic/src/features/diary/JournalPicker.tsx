import { useCombobox } from '@harbor/ui/combobox';
import { Field, TextField } from '@harbor/ui/kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Suggestion } from '../../journals/Suggestion';
import { useSuggestions } from '../../journals/useSuggestions';
import styles from './JournalPicker.module.css';

/** A journal of the library, or one's own name for another. */
export interface PickedJournal {
  id: number | null;
  name: string;
}

interface JournalPickerProps {
  journal: PickedJournal;
  onPick: (journal: PickedJournal) => void;
  /** It may be left empty. */
  optional?: boolean;
  problem: string | undefined;
}

/** A journal by its name, abbreviation or ISSN; what the library does not have is written down as it is. */
export function JournalPicker({ journal, onPick, optional = false, problem }: JournalPickerProps) {
  const [open, setOpen] = useState(false);
  const { journals, keyword } = useSuggestions(journal.name, open);
  const shown = open ? journals : [];
  const { at, ...box } = useCombobox({
    lines: shown.length,
    label: '库中的期刊',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: (line) => {
      const picked = shown[line];
      if (picked) onPick({ id: picked.id, name: picked.name });
      leave();
    },
  });
  function leave() {
    box.leave();
    setOpen(false);
  }
  const hint =
    journal.id !== null ? (
      <span className={styles.known}>
        <Check size={14} aria-hidden /> 已对应库中的期刊，可与同刊用时比较
      </span>
    ) : (
      '从列表中选，才能和同刊用时比较；库里没有就直接填'
    );
  return (
    <Field label={optional ? '期刊（选填）' : '期刊'} hint={hint} error={problem}>
      {(control) => (
        <div className={styles.box}>
          <TextField
            {...control}
            {...box.field}
            value={journal.name}
            maxLength={300}
            placeholder="刊名、缩写或 ISSN"
            onFocus={() => setOpen(true)}
            onBlur={leave}
            onChange={({ target }) => {
              onPick({ id: null, name: target.value });
              box.leave();
              setOpen(true);
            }}
          />
          {shown.length > 0 ? (
            <div {...box.list} className={styles.list}>
              {shown.map((one, line) => (
                <div
                  key={one.id}
                  {...box.option(line)}
                  className={line === at ? `${styles.option} ${styles.at}` : styles.option}
                >
                  <Suggestion journal={one} keyword={keyword} />
                </div>
              ))}
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}
