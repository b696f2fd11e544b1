import { navigate } from '@harbor/runtime';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useCombobox } from '../combobox/useCombobox';
import { Marked } from './Marked';
import type { OfferGroup } from './offers';
import styles from './SearchCombobox.module.css';

/** How a search field and its surroundings look; the list below is as wide as the field, 420 px at least. */
export interface SearchFieldLooks {
  /** Name of the field for people who do not see it. */
  label: string;
  placeholder: string;
  className?: string | undefined;
  /** Before and after the field, inside its form: an icon, a choice, a button that sends it. */
  before?: ReactNode;
  after?: ReactNode;
}

export interface SearchComboboxProps extends SearchFieldLooks {
  /** Name of the form for people who do not see it. */
  title: string;
  /** Path to which the form leads without scripts, and the name of the word there. */
  action: string;
  name: string;
  text: string;
  onText: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What stands below the field while it is open. */
  groups: readonly OfferGroup[];
  /** What the offers belong to; marked in them. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** A search field of the desktop with offers below it, each of which leads straight to a page. */
export function SearchCombobox({
  title,
  action,
  name,
  text,
  onText,
  open,
  onOpen,
  groups,
  keyword,
  onSearch,
  label,
  placeholder,
  className,
  before,
  after,
}: SearchComboboxProps) {
  const id = useId();
  const shown = open ? groups.filter(({ offers }) => offers.length > 0) : [];
  const lines = shown.flatMap(({ offers }) => offers);
  const { at, ...box } = useCombobox({
    lines: lines.length,
    label: '搜索建议',
    onOpen: () => onOpen(true),
    onClose: () => onOpen(false),
    onPick: pick,
  });

  function leave() {
    box.leave();
    onOpen(false);
  }

  function pick(line: number) {
    const offer = lines[line];
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
      <form action={action} aria-label={title} className={className} onSubmit={handleSubmit}>
        {before}
        <input
          type="search"
          name={name}
          {...box.field}
          value={text}
          maxLength={50}
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          onFocus={() => onOpen(true)}
          onBlur={leave}
          onChange={(event) => {
            onText(event.target.value);
            box.leave();
            onOpen(true);
          }}
        />
        {after}
      </form>
      {shown.length > 0 && (
        <div className={styles.list} {...box.list}>
          {shown.map((group, n) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options in a list box have no element of their own
            <div key={group.title} role="group" aria-labelledby={`${id}-${n}`}>
              <p id={`${id}-${n}`} className={styles.title}>
                {group.title}
              </p>
              {group.offers.map((offer) => {
                const line = lines.indexOf(offer);
                return (
                  <div
                    key={offer.to}
                    {...box.option(line)}
                    className={line === at ? styles.on : styles.offer}
                  >
                    <span className={styles.label}>
                      <Marked text={offer.label} keyword={keyword} />
                    </span>
                    <span className={styles.note}>{offer.note}</span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </search>
  );
}
