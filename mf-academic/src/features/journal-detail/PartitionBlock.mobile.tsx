import { Rank } from '../../journals/Rank';
import { Strip } from '../../journals/Strip.mobile';
import { standing, tier, unknown } from '../../journals/words';
import { type Edition, numberOf, valuesOf } from './editions';
import styles from './PartitionBlock.mobile.module.css';

/** An edition of a ranking, on the phone. */
export function PartitionBlock({ edition }: { edition: Edition }) {
  const [major] = valuesOf(edition, 'major');
  const minors = valuesOf(edition, 'minor');
  const top = numberOf(edition, 'top');
  return (
    <>
      <Strip
        values={[
          [tier(major?.value), major?.subject || '大类'],
          [top === null ? undefined : top === 1 ? '是' : '否', 'Top'],
          [edition.scheme.effective_on ?? undefined, '生效日期'],
        ]}
      />
      {minors.length > 0 ? (
        <ul className={styles.minors} aria-label="小类，全部列出">
          {minors.map(({ subject, value, rank, total }) => {
            const place = standing({ rank, total });
            return (
              <li key={subject}>
                <span className={styles.line}>
                  <b>{subject}</b>
                  <span>{place ? `${value ?? ''} [${place.words}]` : `排名${unknown}`}</span>
                  <Rank level={value} words={tier(value)} otherwise={unknown} />
                </span>
                {place?.front === undefined ? null : <span className={styles.front}>前 {place.front}%</span>}
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
