import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { invitation } from '../../home/sections';
import { useInvitation } from '../../home/useInvitation';
import styles from './TeacherInvitation.module.css';

/** Invites those who are no teachers yet. */
export function TeacherInvitation() {
  const path = useInvitation();
  if (path === null) return null;
  return (
    <section className={styles.card} aria-label={invitation.title}>
      <h2 className={styles.title}>{invitation.title}</h2>
      <p className={styles.text}>{invitation.text}</p>
      <ul className={styles.points}>
        {invitation.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link to={path} className={styles.action}>
        {invitation.action}
        <ChevronRight size={16} aria-hidden />
      </Link>
    </section>
  );
}
