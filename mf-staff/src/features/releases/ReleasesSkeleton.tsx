import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import figures from './Figures.module.css';
import overview from './Overview.module.css';
import styles from './ReleasesSkeleton.module.css';

const four = [0, 1, 2, 3];

/** The page in its own shape while the figures are on their way. */
export function ReleasesSkeleton() {
  return (
    <Waiting>
      <Panel padding="none" className={figures.figures}>
        {four.map((n) => (
          <div key={n} className={figures.figure}>
            <Bone width={72} />
            <Bone width={110} height={30} />
            <Bone width={96} height={12} />
          </div>
        ))}
      </Panel>
      <div className={styles.tabs}>
        <Bone width={300} height={20} />
      </div>
      <div className={overview.columns}>
        <div className={styles.list}>
          {four.map((n) => (
            <Bone key={n} height={104} radius={12} />
          ))}
        </div>
        <div className={styles.list}>
          <Bone height={196} radius={12} />
          <Bone height={340} radius={12} />
          <Bone height={320} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}
