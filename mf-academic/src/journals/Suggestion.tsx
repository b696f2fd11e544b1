import type { DataOf } from '@harbor/contract';
import styles from './Suggestion.module.css';

type Suggested = DataOf<'GET /magazine/suggest'>['data'][number];

interface SuggestionProps {
  journal: Suggested;
  keyword: string;
}

/** A text cut where the keyword stands in it. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  if (keyword === '' || at === -1) return text;
  const end = at + keyword.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** A journal that is offered, with the other name by which it was found. */
export function Suggestion({ journal: { name, name_cn, issn, matched }, keyword }: SuggestionProps) {
  const own = [name, name_cn].some((one) => one?.toLowerCase().includes(keyword.toLowerCase()));
  const facts = [name_cn === name ? '' : name_cn, issn && `ISSN ${issn}`].filter(Boolean);
  return (
    <>
      <span className={styles.name}>
        <Marked text={name} keyword={keyword} />
      </span>
      <span className={styles.facts}>
        {matched && !own ? (
          <span className={styles.matched}>
            又名或曾用名 <Marked text={matched} keyword={keyword} />
          </span>
        ) : null}
        {facts.join(' · ')}
      </span>
    </>
  );
}
