import type { TeacherCard } from '@harbor/contract';
import styles from './Presence.module.css';

/** Whether a teacher can take an order today: in words, with a dot. */
export function Presence({ presence }: Pick<TeacherCard, 'presence'>) {
  return <span className={`${styles.presence} ${styles[presence.kind] ?? ''}`}>{presence.text}</span>;
}
