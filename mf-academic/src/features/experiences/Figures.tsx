import type { JournalExperienceSummary } from '@harbor/contract';
import styles from './Figures.module.css';
import { figureWords, wasAccepted } from './words';

/** Colours of the parts, in the order of the results: what was accepted, what was refused, what is open. */
const parts: Record<number, string | undefined> = {
  1: styles.direct,
  2: styles.revised,
  3: styles.desk,
  4: styles.rejected,
  5: styles.pending,
  6: styles.withdrawn,
};

/** How submissions ended: a bar of parts, each told in words as well. */
function Results({ n, results }: Pick<JournalExperienceSummary, 'n' | 'results'>) {
  const some = results.filter(({ count }) => count > 0);
  const accepted = some.filter(({ result }) => wasAccepted(result)).reduce((sum, one) => sum + one.count, 0);
  return (
    <div className={styles.results}>
      <p className={styles.about}>
        结果 · n={n}，录用 {accepted} 位
      </p>
      <span className={styles.bar} aria-hidden="true">
        {some.map(({ result, count }) => (
          <i key={result} className={parts[result]} style={{ flexGrow: count }} />
        ))}
      </span>
      <ul className={styles.legend}>
        {some.map(({ result, label, count }) => (
          <li key={result}>
            <i className={parts[result]} aria-hidden="true" />
            {label} {count}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What authors told of a journal, in the middle, with the ends and with how many they are. */
export function Figures({ summary }: { summary: JournalExperienceSummary }) {
  const { n, least, results } = summary;
  if (n < least)
    return (
      <p className={styles.few}>
        已有 {n} 位作者写过，满 {least} 位后显示中位数与结果分布：人数太少时，中位数说明不了什么。
      </p>
    );
  return (
    <>
      <ul className={styles.figures}>
        {figureWords(summary).map(({ key, label, middle, about, known }) => (
          <li key={key}>
            <span className={styles.about}>{label}</span>
            <b className={known ? undefined : styles.none}>{middle}</b>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
      <Results n={n} results={results} />
    </>
  );
}
