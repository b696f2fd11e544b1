import { keepPreviousData, useQuery } from '@harbor/runtime';
import { useCombobox } from '@harbor/ui/combobox';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { journalWords } from '../../../journals/journalWords';
import { journalSuggestions } from '../../../journals/queries';
import { Chosen } from './Chosen';
import styles from './Control.module.css';
import { asList, type ControlProps } from './controlProps';
import list from './JournalsControl.module.css';

/** Long enough that a name typed in one go is asked for once, in ms. */
const pause = 180;

/**
 * Journals, found in the library by name, former name, ISSN or CN while one types. One that is not there is taken as it is
 * written: the library does not know every journal.
 */
export function JournalsControl({ field, id, describedBy, invalid, value, onChange, onLeave }: ControlProps) {
  const chosen = asList(value);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const full = field.max !== undefined && chosen.length >= field.max;
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(text.slice(0, 100)), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    ...journalSuggestions(keyword),
    enabled: open && keyword !== '',
    placeholderData: keepPreviousData,
  });
  const found = open && text !== '' && keyword !== '' ? (data?.data ?? []) : [];
  const add = (words: string) => {
    const one = words.trim();
    if (one !== '' && !chosen.includes(one) && !full) onChange([...chosen, one]);
    setTyped('');
    setOpen(false);
  };
  const { at, ...box } = useCombobox({
    lines: found.length,
    label: '期刊库里的期刊',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: (line) => {
      const journal = found[line];
      if (journal) add(journalWords(journal));
      box.leave();
    },
  });
  const handleKey = (event: KeyboardEvent) => {
    box.field.onKeyDown(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
  };
  return (
    <div className={styles.list}>
      <Chosen
        label={field.label}
        words={chosen}
        onRemove={(word) => onChange(chosen.filter((one) => one !== word))}
      />
      <span className={`${styles.adder} ${list.place}`}>
        <input
          {...box.field}
          id={id}
          className={styles.input}
          aria-label={field.label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={field.required || undefined}
          enterKeyHint="done"
          placeholder={full ? `已添加 ${chosen.length} 项` : (field.placeholder ?? '刊名、缩写、ISSN 或 CN')}
          disabled={full}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            box.leave();
          }}
          onKeyDown={handleKey}
          onBlur={() => {
            add(typed);
            onLeave();
          }}
        />
        <button
          type="button"
          className={styles.addButton}
          disabled={full || text === ''}
          // Before the field loses the cursor, which would add it as well.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => add(typed)}
        >
          <Plus size={16} aria-hidden />
          添加
        </button>
        {found.length > 0 ? (
          <span {...box.list} className={list.list}>
            {found.map((journal, line) => (
              <span
                key={journal.id}
                {...box.option(line)}
                className={line === at ? `${list.option} ${list.at}` : list.option}
              >
                <b>{journal.name}</b>
                <small>
                  {[
                    journal.matched && `又名或曾用名 ${journal.matched}`,
                    journal.name_cn !== journal.name && journal.name_cn,
                    journal.issn && `ISSN ${journal.issn}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </div>
  );
}
