import { Bone, Waiting } from '@harbor/ui';
import styles from './FinancePage.module.css';

/** The page's place while a day is on its way. */
export function FinanceSkeleton() {
  return (
    <Waiting>
      <Bone height={94} radius={12} />
      <div className={styles.columns} style={{ marginTop: 14 }}>
        <div className={styles.main}>
          <Bone height={640} radius={12} />
          <Bone height={140} radius={12} />
        </div>
        <div className={styles.side}>
          <Bone height={320} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}
