import { Bone, Waiting } from '@harbor/ui';
import { Part } from '../../parts/Part.mobile';
import styles from './DetailSkeleton.mobile.module.css';

export function DetailSkeleton() {
  return (
    <Waiting>
      <Bone ratio="3/2" radius={0} />
      <Part>
        <div className={styles.stack}>
          <Bone width={140} height={30} />
          <Bone width="88%" height={22} />
          <Bone width="70%" />
          <Bone width={240} height={20} />
        </div>
      </Part>
      <Part>
        <div className={styles.stack}>
          <Bone height={36} />
          <Bone height={44} />
          <Bone height={36} />
        </div>
      </Part>
      <Part>
        <div className={styles.stack}>
          <Bone width={80} height={20} />
          <Bone width="92%" />
          <Bone width="84%" />
        </div>
      </Part>
    </Waiting>
  );
}
