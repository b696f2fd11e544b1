import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Columns } from '../../parts/Columns';
import styles from './RefundPage.module.css';

export function RefundSkeleton() {
  return (
    <Waiting>
      <Columns
        aside={
          <Panel padding="s">
            <div className={styles.stack}>
              <Bone height={64} radius={8} />
              <Bone />
              <Bone />
            </div>
          </Panel>
        }
      >
        <Panel>
          <div className={styles.stack}>
            <Bone width={140} height={30} />
            <Bone height={40} radius={20} />
            <Bone height={40} radius={20} />
            <Bone height={120} radius={8} />
          </div>
        </Panel>
      </Columns>
    </Waiting>
  );
}
