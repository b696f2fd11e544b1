import { Bone, Waiting } from '@harbor/ui';
import { Block } from '../../parts/Block.mobile';
import styles from './RefundPage.mobile.module.css';

export function RefundSkeleton() {
  return (
    <Waiting>
      <Block>
        <div className={styles.stack}>
          <Bone height={64} radius={8} />
        </div>
      </Block>
      <Block>
        <div className={styles.stack}>
          <Bone width={88} height={20} />
          <Bone height={40} radius={20} />
          <Bone height={40} radius={20} />
          <Bone height={110} radius={8} />
        </div>
      </Block>
    </Waiting>
  );
}
