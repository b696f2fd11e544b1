import { Bone, Waiting } from '@harbor/ui';
import styles from './CataloguePage.module.css';
import list from './ServiceList.module.css';

/** The catalogue before it is there. */
export function ListSkeleton() {
  return (
    <Waiting className={styles.columns}>
      <Bone height={356} radius={12} />
      <div className={styles.services}>
        <div className={list.bones}>
          {[1, 2, 3, 4, 5, 6, 7].map((n) => (
            <Bone key={n} height={44} />
          ))}
        </div>
      </div>
    </Waiting>
  );
}
