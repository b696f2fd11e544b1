import { Spoken } from '@harbor/ui/heading';
import styles from './Unread.module.css';

/** How many messages of a box are unread. */
export function Unread({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      <Spoken>未读 </Spoken>
      {count > 99 ? '99+' : count}
    </span>
  );
}
