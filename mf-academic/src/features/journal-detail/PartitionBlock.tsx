import { Rank } from '../../journals/Rank';
import { standing, tier, unknown } from '../../journals/words';
import { type Edition, numberOf, valuesOf } from './editions';
import { Figures } from './Figures';
import styles from './PartitionBlock.module.css';

/** An edition of a ranking: the discipline's rank, and every category with rank and place. */
export function PartitionBlock({ edition }: { edition: Edition }) {
  const [major] = valuesOf(edition, 'major');
  const minors = valuesOf(edition, 'minor');
  const top = numberOf(edition, 'top');
  return (
    <>
      <Figures
        values={[
          [tier(major?.value), `大类${major?.subject ? ` ${major.subject}` : ''}`],
          [top === null ? undefined : top === 1 ? '是' : '否', 'Top'],
          [minors.length > 0 ? `${minors.length} 个` : undefined, '小类，全部列出'],
          [edition.scheme.effective_on ?? undefined, '生效日期'],
        ]}
      />
      {minors.length > 0 ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{edition.scheme.title}的小类</caption>
          <thead>
            <tr>
              <th scope="col">小类</th>
              <th scope="col">分区</th>
              <th scope="col">排名</th>
              <th scope="col">位置</th>
            </tr>
          </thead>
          <tbody>
            {minors.map(({ subject, value, rank, total }) => {
              const place = standing({ rank, total });
              return (
                <tr key={subject}>
                  <th scope="row">{subject}</th>
                  <td>
                    <Rank level={value} words={tier(value)} otherwise={unknown} />
                  </td>
                  <td>{place ? `${value ?? ''} [${place.words}]` : unknown}</td>
                  <td>
                    {place?.front === undefined ? (
                      unknown
                    ) : (
                      <span className={styles.place}>
                        <span className={styles.bar} aria-hidden>
                          <i style={{ width: `${101 - place.front}%` }} />
                        </span>
                        前 {place.front}%
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
