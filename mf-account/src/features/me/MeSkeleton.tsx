import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { RailFrame } from '../../frames/RailFrame';
import styles from './MeSkeleton.module.css';

/** The personal centre in its own shape while it is on its way. */
export function MeSkeleton() {
  return (
    <Waiting>
      <RailFrame rail={<Bone height={180} radius={12} />}>
        <Panel>
          <div className={styles.bones}>
            <Bone width={84} height={84} radius="50%" />
            <div className={styles.lines}>
              <Bone width={180} height={24} />
              <Bone width={260} />
            </div>
          </div>
          <Bone height={56} radius={8} />
        </Panel>
        <Panel>
          <div className={styles.lines}>
            <Bone width={100} height={20} />
            <Bone height={64} radius={8} />
            <Bone height={96} radius={8} />
          </div>
        </Panel>
        <Bone height={360} radius={12} />
      </RailFrame>
    </Waiting>
  );
}
