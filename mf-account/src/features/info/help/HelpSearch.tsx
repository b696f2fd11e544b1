import { Search, X } from 'lucide-react';
import styles from './Help.module.css';
import { type Help, mostKeyword } from './useHelp';

/** The search field of the help centre. */
export function HelpSearch({ help: { typed, setTyped, search, clear } }: { help: Help }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all supported browsers
    <form
      role="search"
      action="/breadcrumb/3"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <div className={styles.field}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="搜索问题"
          placeholder="例如：怎样申请退款"
          maxLength={mostKeyword}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed ? (
          <button type="button" className={styles.clear} aria-label="清除搜索" onClick={clear}>
            <X size={18} aria-hidden />
          </button>
        ) : null}
      </div>
      <button type="submit" className={styles.submit}>
        <Search size={16} aria-hidden />
        搜索
      </button>
    </form>
  );
}
