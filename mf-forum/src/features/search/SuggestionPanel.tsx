import { markedBy, searchWords } from '@harbor/contract/forum/marked';
import { errorText } from '@harbor/ui';
import { Spoken } from '@harbor/ui/heading';
import styles from './HeaderSearch.module.css';
import { Marked } from './Marked';
import { searchTitles, searchTypes } from './searchTypes';
import type { SuggestionBox } from './useSuggestionBox';

interface SuggestionPanelProps {
  box: SuggestionBox;
}

/** Under the search box: what kind of thing is looked for, and what might be meant. */
export function SuggestionPanel({ box }: SuggestionPanelProps) {
  return (
    // It takes the focus from a press on its bare places, so that the press does not close it.
    <div className={styles.panel} tabIndex={-1}>
      <fieldset className={styles.types}>
        <Spoken as="legend">搜索类型</Spoken>
        {searchTypes.map((type) => (
          <label key={type} className={styles.type}>
            <input
              type="radio"
              className={styles.sr}
              name={`${box.combobox.list.id}type`}
              checked={box.type === type}
              onChange={() => box.setType(type)}
            />
            <span>{searchTitles[type]}</span>
          </label>
        ))}
      </fieldset>
      <Offers box={box} />
    </div>
  );
}

function Offers({ box }: SuggestionPanelProps) {
  const { suggestions, value, type, combobox } = box;
  const words = searchWords(value);
  if (words.length === 0)
    return <p className={styles.hint}>输入关键词，找{searchTitles[type]}，一个字也可以</p>;
  if (suggestions.error)
    return (
      <p className={styles.hint} role="alert">
        建议没有加载出来：{errorText(suggestions.error)}
        <button type="button" className={styles.retry} onClick={suggestions.retry}>
          重试
        </button>
      </p>
    );
  if (suggestions.list.length === 0)
    return (
      <p className={styles.hint} role="status">
        {suggestions.busy ? '正在查找…' : `没有相近的${searchTitles[type]}，按回车键搜索全文`}
      </p>
    );
  return (
    <div {...combobox.list} aria-busy={suggestions.busy} className={styles.list} tabIndex={-1}>
      {suggestions.list.map((text, n) => (
        <div
          key={text}
          {...combobox.option(n)}
          className={n === combobox.at ? `${styles.option} ${styles.active}` : styles.option}
        >
          <Marked parts={markedBy(text, words)} />
        </div>
      ))}
    </div>
  );
}
