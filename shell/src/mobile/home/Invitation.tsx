import { Link } from '@harbor/runtime';
import { GraduationCap } from 'lucide-react';
import { invitation } from '../../home/sections';
import { useInvitation } from '../../home/useInvitation';
import styles from './Invitation.module.css';

/** Invites those who are no teachers yet. */
export function Invitation() {
  const path = useInvitation();
  if (path === null) return null;
  return (
    <section className={styles.card} aria-label={invitation.title}>
      <GraduationCap className={styles.icon} size={26} strokeWidth={1.7} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title}>{invitation.title}</h2>
        <p className={styles.text}>提交学历与成果，通过后可接单</p>
      </div>
      <Link to={path} className={styles.action}>
        去申请
      </Link>
    </section>
  );
}
