import { navigate } from '@harbor/runtime';
import { useCombobox } from '@harbor/ui/combobox';
import { onPhone } from '@harbor/ui/kit';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './JournalSearch.module.css';
import { journalPath, journalsPath } from './place';
import { Suggestion } from './Suggestion';
import { useSuggestions } from './useSuggestions';

interface JournalSearchProps {
  keyword: string | undefined;
  onSearch: (keyword: string | undefined) => void;
}

/** Looks for journals; what is offered while one types leads straight to a journal. Without scripts the browser sends it. */
export function JournalSearch({ keyword = '', onSearch }: JournalSearchProps) {
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const { journals, ...asked } = useSuggestions(text, open);
  const shown = open ? journals : [];
  const { at, ...box } = useCombobox({
    lines: shown.length,
    label: '可能要找的期刊',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: (line) => {
      const journal = shown[line];
      leave();
      if (journal) navigate(journalPath(journal.id));
    },
  });
  function leave() {
    box.leave();
    setOpen(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    leave();
    onSearch(text.trim() || undefined);
  }
  return (
    <search className={styles.box}>
      <form action={journalsPath} method="get" className={styles.form} onSubmit={submit}>
        <Search size={18} aria-hidden className={styles.icon} />
        <input
          {...box.field}
          className={styles.field}
          type="search"
          name="keyword"
          value={text}
          maxLength={100}
          enterKeyHint="search"
          aria-label="搜索期刊"
          placeholder={
            onPhone ? '刊名、缩写、ISSN 或 CN' : '输入刊名、缩写、曾用名、ISSN 或 CN，大小写与连字符均可'
          }
          onFocus={() => setOpen(true)}
          onBlur={leave}
          onChange={({ target }) => {
            setText(target.value);
            box.leave();
            setOpen(true);
          }}
        />
        <button type="submit" className={styles.submit}>
          {onPhone ? '搜索' : '查询'}
        </button>
      </form>
      {shown.length > 0 ? (
        <div {...box.list} className={styles.list}>
          {shown.map((journal, line) => (
            <div
              key={journal.id}
              {...box.option(line)}
              className={line === at ? `${styles.option} ${styles.at}` : styles.option}
            >
              <Suggestion journal={journal} keyword={asked.keyword} />
            </div>
          ))}
        </div>
      ) : null}
      {open && asked.nothing ? (
        <p className={styles.nothing} role="status">
          没有以此为名的期刊。可以试试刊名里的一个词、缩写或 ISSN。
        </p>
      ) : null}
    </search>
  );
}
