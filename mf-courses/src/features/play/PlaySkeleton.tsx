import { Bone, Waiting } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import styles from './PlayView.module.css';

/** The player that is still on its way, in its own shape. */
export function PlaySkeleton() {
  return (
    <div className={styles.band} data-dark-top>
      <HiddenTitle>课程播放</HiddenTitle>
      <Waiting>
        <div className={styles.columns}>
          <div className={styles.screen}>
            <Bone ratio="16/9" radius={12} />
          </div>
          <div className={styles.waitingList}>
            <Bone height={420} radius={12} />
          </div>
        </div>
      </Waiting>
    </div>
  );
}
