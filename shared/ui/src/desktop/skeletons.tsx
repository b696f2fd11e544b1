import { Bone } from '../states/Bone';
import { Waiting } from '../states/Waiting';
import { Panel } from './Panel';
import styles from './skeletons.module.css';

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** One card of the service anatomy: picture 3:2, two lines, two tags, price and rating. */
export function GoodsCardSkeleton() {
  return (
    <Panel padding="none" className={styles.card}>
      <Bone ratio="3/2" radius="11px 11px 0 0" />
      <div className={styles.body}>
        <Bone width="92%" height={18} />
        <Bone width="62%" height={14} />
        <div className={styles.row}>
          <Bone width={70} height={22} />
          <Bone width={84} height={22} />
        </div>
        <div className={styles.between}>
          <Bone width={76} height={22} />
          <Bone width={92} height={14} />
        </div>
      </div>
    </Panel>
  );
}

export interface GoodsGridSkeletonProps {
  count?: number;
  columns?: number;
}

/** A grid of service cards that is still on its way. */
export function GoodsGridSkeleton({ count = 8, columns = 4 }: GoodsGridSkeletonProps) {
  return (
    <Waiting>
      <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {range(count).map((n) => (
          <GoodsCardSkeleton key={n} />
        ))}
      </div>
    </Waiting>
  );
}

export interface ListSkeletonProps {
  rows?: number;
  /** With a picture at the left of each row. */
  picture?: boolean;
}

/** Rows of a list in one panel: orders, reviews, messages. */
export function ListSkeleton({ rows = 4, picture = true }: ListSkeletonProps) {
  return (
    <Waiting>
      <Panel padding="none">
        {range(rows).map((n) => (
          <div key={n} className={styles.item}>
            {picture ? <Bone width={108} height={72} radius={8} /> : null}
            <div className={styles.lines}>
              <Bone width="46%" height={16} />
              <Bone width="78%" />
              <Bone width="30%" />
            </div>
          </div>
        ))}
      </Panel>
    </Waiting>
  );
}

/** A page that is still on its way, in the width of the content: a title, a wide panel and an aside. */
export function PageSkeleton() {
  return (
    <Waiting className={styles.pageSkeleton}>
      <div className={styles.lines}>
        <Bone width={220} height={28} />
        <Bone width={360} />
      </div>
      <div className={styles.columns}>
        <Panel className={styles.tall}>
          <div className={styles.lines}>
            <Bone height={260} radius={8} />
            <Bone width="88%" />
            <Bone width="94%" />
            <Bone width="60%" />
          </div>
        </Panel>
        <Panel className={styles.tall}>
          <div className={styles.lines}>
            <Bone width="60%" height={18} />
            <Bone />
            <Bone width="80%" />
            <Bone height={44} radius={8} />
          </div>
        </Panel>
      </div>
    </Waiting>
  );
}
