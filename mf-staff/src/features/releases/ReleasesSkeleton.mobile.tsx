import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/mobile';
import styles from './ReleasesPage.mobile.module.css';

/** The list in its own shape while the figures are on their way. */
export function ReleasesSkeleton() {
  return (
    <Waiting className={styles.page}>
      {[0, 1, 2, 3].map((n) => (
        <Panel key={n}>
          <Bone width="40%" height={20} />
          <Bone width="70%" />
          <Bone width="56%" />
        </Panel>
      ))}
    </Waiting>
  );
}
