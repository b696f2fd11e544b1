import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/mobile';
import styles from './MeSkeleton.mobile.module.css';

/** The personal centre in its own shape while it is on its way. */
export function MeSkeleton() {
  return (
    <Waiting>
      <div className={styles.person}>
        <Bone width={60} height={60} radius="50%" />
        <div className={styles.lines}>
          <Bone width={140} height={22} />
          <Bone width={200} />
        </div>
      </div>
      <Panel>
        <div className={styles.lines}>
          <Bone width={90} height={20} />
          <Bone height={58} radius={8} />
          <Bone height={68} radius={8} />
        </div>
      </Panel>
      <Panel>
        <Bone height={52} radius={8} />
      </Panel>
      <Panel>
        <Bone height={156} radius={8} />
      </Panel>
    </Waiting>
  );
}
