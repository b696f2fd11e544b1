import { Bone } from '../states/Bone';
import { Waiting } from '../states/Waiting';
import { Panel } from './Panel';
import styles from './skeletons.module.css';

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** One card of the service anatomy: picture 3:2, two lines, price and rating. */
export function GoodsCardSkeleton() {
  return (
    <div className={styles.card}>
      <Bone ratio="3/2" radius={0} />
      <div className={styles.body}>
        <Bone width="94%" height={16} />
        <Bone width="66%" height={16} />
        <Bone width="78%" height={12} />
        <Bone width="56%" height={18} />
      </div>
    </div>
  );
}

export interface GoodsGridSkeletonProps {
  count?: number;
}

/** Two columns of service cards that are still on their way. */
export function GoodsGridSkeleton({ count = 4 }: GoodsGridSkeletonProps) {
  return (
    <Waiting>
      <div className={styles.grid}>
        {range(count).map((n) => (
          <GoodsCardSkeleton key={n} />
        ))}
      </div>
    </Waiting>
  );
}

export interface ListSkeletonProps {
  rows?: number;
  /** The desktop's alone: the phone's cards have a picture. */
  picture?: boolean;
}

/** Cards of a list: order cards, reviews, messages. */
export function ListSkeleton({ rows = 3 }: ListSkeletonProps) {
  return (
    <Waiting>
      {range(rows).map((n) => (
        <Panel key={n}>
          <div className={styles.between}>
            <Bone width={96} />
            <Bone width={64} />
          </div>
          <div className={styles.row}>
            <Bone width={76} height={76} radius={8} />
            <div className={styles.lines}>
              <Bone width="92%" height={16} />
              <Bone width="70%" />
              <Bone width="44%" />
            </div>
          </div>
        </Panel>
      ))}
    </Waiting>
  );
}

/** A page that is still on its way: a wide picture and two cards. */
export function PageSkeleton() {
  return (
    <Waiting className={styles.page}>
      <Bone height={240} radius={0} />
      <div className={styles.gap} />
      {range(2).map((n) => (
        <Panel key={n}>
          <div className={styles.lines}>
            <Bone width="60%" height={20} />
            <Bone />
            <Bone width="80%" />
          </div>
        </Panel>
      ))}
    </Waiting>
  );
}
