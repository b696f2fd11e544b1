import { Bone, Waiting } from '@harbor/ui';
import { Block } from '../../parts/Block.mobile';
import styles from './DetailSkeleton.mobile.module.css';

export function DetailSkeleton() {
  return (
    <Waiting>
      <Bone ratio="3/2" radius={0} />
      <Block>
        <div className={styles.stack}>
          <Bone width={140} height={30} />
          <Bone width="88%" height={22} />
          <Bone width="70%" />
          <Bone width={240} height={20} />
        </div>
      </Block>
      <Block>
        <div className={styles.stack}>
          <Bone height={36} />
          <Bone height={44} />
          <Bone height={36} />
        </div>
      </Block>
      <Block>
        <div className={styles.stack}>
          <Bone width={80} height={20} />
          <Bone width="92%" />
          <Bone width="84%" />
        </div>
      </Block>
    </Waiting>
  );
}
