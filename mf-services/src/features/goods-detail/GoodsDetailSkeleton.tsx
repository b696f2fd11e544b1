import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import styles from './GoodsDetailPage.module.css';
import own from './GoodsDetailSkeleton.module.css';

export function GoodsDetailSkeleton() {
  return (
    <Waiting className={styles.page}>
      <Panel padding="none" className={styles.top}>
        <div className={own.stack}>
          <Bone ratio="3/2" radius={12} />
          <Bone height={60} radius={8} />
          <Bone height={64} radius={10} />
        </div>
        <div className={own.stack}>
          <Bone width={180} height={22} />
          <Bone width="86%" height={32} />
          <Bone width="60%" />
          <Bone height={62} radius={10} />
          <Bone height={112} radius={10} />
          <Bone width="70%" height={32} />
          <Bone width="50%" />
          <Bone height={46} radius={8} />
        </div>
      </Panel>
      <div className={styles.columns}>
        <Panel>
          <div className={own.stack}>
            <Bone width={320} height={22} />
            <Bone />
            <Bone width="80%" />
            <Bone height={120} radius={10} />
          </div>
        </Panel>
        <Panel>
          <div className={own.stack}>
            <Bone width={90} height={18} />
            <Bone />
            <Bone />
            <Bone />
          </div>
        </Panel>
      </div>
    </Waiting>
  );
}
