import { Bone, Waiting } from '@harbor/ui';
import styles from './TicketSkeleton.module.css';

export interface TicketSkeletonProps {
  count: number;
  /** The list's own class. */
  className?: string;
}

/** Tickets on their way, in their own shape. */
export function TicketSkeleton({ count, className }: TicketSkeletonProps) {
  return (
    <Waiting>
      <div className={className}>
        {Array.from({ length: count }, (_, n) => (
          <div key={n} className={styles.ticket}>
            <Bone width={116} height={122} radius="11px 0 0 11px" />
            <div className={styles.lines}>
              <Bone width="60%" height={18} />
              <Bone width="40%" />
              <Bone width="52%" />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
