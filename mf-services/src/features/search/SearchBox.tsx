import { useNavigate } from '@harbor/runtime';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Marked } from './Marked';
import { offersOf } from './offers';
import styles from './SearchBox.module.css';
import { useCursor } from './useCursor';
import { useSuggestions } from './useSuggestions';

interface SearchBoxProps {
  keyword: string;
  /** Where it looks: a category's title, or 全部服务. */
  placeTitle: string;
  onSearch: (keyword: string) => void;
}

/** The search field of the desktop: suggestions below it lead straight to a service, a category or other words. */
export function SearchBox({ keyword, placeTitle, onSearch }: SearchBoxProps) {
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const suggested = useSuggestions(text, open);
  const offers = open && suggested.query.data ? offersOf(suggested.query.data) : [];
  const shown = offers.length > 0;
  const close = () => setOpen(false);
  const cursor = useCursor(offers.length, pick, close);

  function leave() {
    cursor.leave();
    close();
  }

  function pick(line: number) {
    const offer = offers[line];
    leave();
    if (offer) void navigate(offer.to);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    leave();
    onSearch(text.trim());
  }

  return (
    <search className={styles.box}>
      <form aria-label="搜索服务" className={styles.form} onSubmit={handleSubmit}>
        <Search size={16} aria-hidden />
        <input
          type="search"
          role="combobox"
          value={text}
          maxLength={50}
          autoComplete="off"
          aria-label={`在“${placeTitle}”中搜索`}
          placeholder={`在“${placeTitle}”中搜索`}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? list : undefined}
          aria-activedescendant={shown && cursor.at >= 0 ? `${list}-${cursor.at}` : undefined}
          onFocus={() => setOpen(true)}
          onBlur={leave}
          onChange={(event) => {
            setText(event.target.value);
            cursor.leave();
            setOpen(true);
          }}
          onKeyDown={cursor.handleKey}
        />
      </form>
      {shown && (
        <div className={styles.list}>
          <p className={styles.title}>
            {titleOf(suggested.keyword, suggested.query.data?.words.length ?? 0)}
          </p>
          <div id={list} role="listbox" aria-label="搜索建议">
            {offers.map((offer, line) => (
              <div
                key={offer.to}
                id={`${list}-${line}`}
                role="option"
                tabIndex={-1}
                aria-selected={line === cursor.at}
                className={line === cursor.at ? styles.on : styles.offer}
                // The field keeps the focus, so that the list stays until the click is done.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(line)}
                onKeyDown={cursor.handleKey}
              >
                <span className={styles.label}>
                  <Marked text={offer.label} keyword={suggested.keyword} />
                </span>
                <span className={styles.note}>{offer.note}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}

function titleOf(keyword: string, words: number): string {
  if (!keyword) return '热门服务';
  return words > 0 ? '没有标题包含它的服务，试试' : '您可能在找';
}
