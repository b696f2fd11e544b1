import { Bone, Waiting } from '@harbor/ui';
import grid from './CourseGrid.module.css';
import styles from './GridSkeleton.module.css';

/** A grid of courses that is still on its way, in the shape of its cards. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Waiting>
      <div className={grid.grid}>
        {Array.from({ length: count }, (_, n) => n).map((n) => (
          <div key={n} className={styles.card}>
            <Bone ratio="16/9" radius={0} />
            <div className={styles.body}>
              <Bone width="92%" height={18} />
              <Bone width="56%" height={18} />
              <Bone width="70%" />
              <Bone width="40%" height={22} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
