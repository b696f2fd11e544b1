import { Bone, Waiting } from '@harbor/ui';
import styles from './CollectSkeleton.module.css';

export interface CollectSkeletonProps {
  count: number;
  /** The list's own class. */
  className?: string;
}

/** Favourites on their way, in their own shape. */
export function CollectSkeleton({ count, className }: CollectSkeletonProps) {
  return (
    <Waiting>
      <div className={className}>
        {Array.from({ length: count }, (_, n) => (
          <div key={n} className={styles.card}>
            <Bone width={126} height={84} radius={8} />
            <div className={styles.lines}>
              <Bone width="80%" height={18} />
              <Bone width="60%" />
              <Bone width="40%" height={20} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
