import { Search } from 'lucide-react';
import styles from './HeaderSearch.module.css';
import { SuggestionPanel } from './SuggestionPanel';
import { useSuggestionBox } from './useSuggestionBox';

/** Looks for posts, topics and members from the header of every forum page. */
export function HeaderSearch() {
  const box = useSuggestionBox();
  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.close();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') box.close();
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <button type="submit" className={styles.button} aria-label="搜索论坛">
          <Search size={17} aria-hidden />
        </button>
        <input
          className={styles.input}
          type="text"
          {...box.combobox.field}
          aria-label="搜帖子、话题、用户"
          enterKeyHint="search"
          maxLength={50}
          placeholder="搜帖子、话题"
          value={box.value}
          onFocus={box.show}
          onClick={box.show}
          onCompositionStart={() => box.setComposing(true)}
          onCompositionEnd={() => box.setComposing(false)}
          onChange={({ target }) => box.change(target.value)}
        />
      </form>
      {box.open ? <SuggestionPanel box={box} /> : null}
    </search>
  );
}
