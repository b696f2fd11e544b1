import { Bone, Waiting } from '@harbor/ui';
import styles from './OrderItem.module.css';
import own from './OrderListSkeleton.module.css';

/** Order cards that are still on their way. */
export function OrderListSkeleton() {
  return (
    <Waiting>
      <div className={own.list}>
        {[1, 2, 3, 4].map((n) => (
          <div key={n} className={styles.item}>
            <div className={own.head}>
              <Bone width={320} />
              <Bone width={56} />
            </div>
            <div className={styles.row}>
              <Bone width={120} height={80} radius={8} />
              <div className={own.lines}>
                <Bone width="46%" height={18} />
                <Bone width="18%" />
                <Bone width="30%" height={26} />
              </div>
              <div className={own.end}>
                <Bone width={88} height={18} />
                <Bone width={168} height={32} radius={8} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
