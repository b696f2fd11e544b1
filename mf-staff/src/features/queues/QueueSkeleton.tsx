import { Bone, Waiting } from '@harbor/ui';
import styles from './QueueView.module.css';

/** The place of a queue. */
export function QueueSkeleton() {
  return (
    <Waiting>
      <div className={styles.head}>
        <Bone width={120} height={30} />
        <Bone width={280} height={34} />
      </div>
      <div className={styles.columns}>
        <Bone height={560} radius={12} />
        <Bone height={560} radius={12} />
        <Bone height={420} radius={12} />
      </div>
    </Waiting>
  );
}
