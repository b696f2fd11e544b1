import { Bone, Waiting } from '@harbor/ui';
import { Part } from '../../parts/Part.mobile';
import styles from './BuySkeleton.mobile.module.css';

export function BuySkeleton() {
  return (
    <Waiting>
      <Part>
        <div className={styles.row}>
          <Bone width={96} height={64} radius={8} />
          <div className={styles.lines}>
            <Bone width="90%" height={18} />
            <Bone width="60%" />
          </div>
        </div>
      </Part>
      <Part>
        <div className={styles.lines}>
          <Bone width={80} height={20} />
          <Bone height={64} radius={12} />
          <Bone height={64} radius={12} />
          <Bone height={64} radius={12} />
          <Bone height={44} radius={8} />
        </div>
      </Part>
      <Part>
        <div className={styles.lines}>
          <Bone height={44} />
          <Bone height={96} radius={8} />
        </div>
      </Part>
    </Waiting>
  );
}
