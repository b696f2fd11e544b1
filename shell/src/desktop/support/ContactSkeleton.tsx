import { Bone, Waiting } from '@harbor/ui';
import styles from './ContactCard.module.css';

/** The contact card on its way, of the same size. */
export function ContactSkeleton() {
  return (
    <Waiting>
      <div className={styles.card}>
        <Bone width={148} height={148} radius={10} />
        <div className={styles.words}>
          <p className={styles.hours}>
            <Bone width="60%" height={20} />
          </p>
          <p className={styles.hours}>
            <Bone height={38} radius={8} />
          </p>
        </div>
      </div>
    </Waiting>
  );
}
