import { Rank } from '../../journals/Rank';
import { factor, quartile, standing, unknown } from '../../journals/words';
import styles from './CitationBlock.module.css';
import { bestQuartile, type Edition, numberOf, valuesOf } from './editions';
import { Figures } from './Figures';

/** An edition of a citation report: its factors, and every category with quartile and rank. */
export function CitationBlock({ edition }: { edition: Edition }) {
  const categories = valuesOf(edition, 'jcr');
  return (
    <>
      <Figures
        values={[
          [factor(numberOf(edition, 'if')), '影响因子'],
          [factor(numberOf(edition, 'if5')), '五年影响因子'],
          [quartile(bestQuartile(edition)), '最高分区'],
          [categories.length > 0 ? `${categories.length} 个` : undefined, '学科'],
        ]}
      />
      {categories.length > 0 ? (
        <ul className={styles.categories} aria-label="各学科的分区">
          {categories.map(({ subject, value, rank, total }) => (
            <li key={subject}>
              <span>
                {subject || '未分学科'}
                <small>{standing({ rank, total })?.words ?? `排名${unknown}`}</small>
              </span>
              <Rank level={value} words={quartile(value)} otherwise={unknown} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
