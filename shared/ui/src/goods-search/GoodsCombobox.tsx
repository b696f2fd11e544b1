import { navigate } from '@harbor/runtime';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useCombobox } from '../combobox/useCombobox';
import styles from './GoodsCombobox.module.css';
import { Marked } from './Marked';
import { offersOf } from './offers';
import { useSuggestions } from './useSuggestions';

export interface GoodsComboboxProps {
  /** What stands in the field at first. */
  keyword?: string;
  /** Name of the field for people who do not see it. */
  label: string;
  placeholder: string;
  onSearch: (keyword: string) => void;
  /** How the field and its surroundings look; the list below is as wide as the field, 420 px at least. */
  className?: string | undefined;
  /** Before and after the field, inside its form: an icon, a button that sends it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The field of the desktop that looks for services: suggestions below it lead straight to a service, a category or other words. */
export function GoodsCombobox({
  keyword = '',
  label,
  placeholder,
  onSearch,
  className,
  before,
  after,
}: GoodsComboboxProps) {
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const suggested = useSuggestions(text, open);
  const offers = open && suggested.query.data ? offersOf(suggested.query.data) : [];
  const shown = offers.length > 0;
  const close = () => setOpen(false);
  const { at, ...box } = useCombobox({
    lines: offers.length,
    label: '搜索建议',
    onOpen: () => setOpen(true),
    onClose: close,
    onPick: pick,
  });

  function leave() {
    box.leave();
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
      <form action="/productservice/" aria-label="搜索服务" className={className} onSubmit={handleSubmit}>
        {before}
        <input
          type="search"
          name="keyword"
          {...box.field}
          value={text}
          maxLength={50}
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          onFocus={() => setOpen(true)}
          onBlur={leave}
          onChange={(event) => {
            setText(event.target.value);
            box.leave();
            setOpen(true);
          }}
        />
        {after}
      </form>
      {shown && (
        <div className={styles.list}>
          <p className={styles.title}>
            {titleOf(suggested.keyword, suggested.query.data?.words.length ?? 0)}
          </p>
          <div {...box.list}>
            {offers.map((offer, line) => (
              <div key={offer.to} {...box.option(line)} className={line === at ? styles.on : styles.offer}>
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
