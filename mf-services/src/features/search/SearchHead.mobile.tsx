import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from './SearchHead.mobile.module.css';

interface SearchHeadProps {
  text: string;
  placeTitle: string;
  /** Where it looks. */
  category: number | undefined;
  onText: (text: string) => void;
  onSearch: (keyword: string) => void;
}

/** The field at the top: it has the keyboard from the start, a way to empty it, and a button beside the keyboard's own. */
export function SearchHead({ text, placeTitle, category, onText, onSearch }: SearchHeadProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    field.current?.blur();
    onSearch(text);
  }

  function handleEmpty() {
    onText('');
    field.current?.focus();
  }

  return (
    <search className={styles.head}>
      <form className={styles.form} action="/productservice/" aria-label="搜索服务" onSubmit={handleSubmit}>
        <span className={styles.field}>
          <Search size={20} aria-hidden />
          <input
            ref={field}
            type="search"
            name="keyword"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={50}
            value={text}
            aria-label={`在“${placeTitle}”中搜索`}
            placeholder={`在“${placeTitle}”中搜索`}
            onChange={(event) => onText(event.target.value)}
          />
          {text && (
            <button type="button" className={styles.empty} aria-label="清空输入" onClick={handleEmpty}>
              <X size={16} aria-hidden />
            </button>
          )}
        </span>
        <button type="submit" className={styles.go}>
          搜索
        </button>
        {category ? <input type="hidden" name="category" value={category} /> : null}
      </form>
    </search>
  );
}
