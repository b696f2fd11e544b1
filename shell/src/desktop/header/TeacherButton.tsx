import { LiveLink, useSession } from '@harbor/runtime';
import { certificationPath } from '../../menu/certification';
import styles from './TeacherButton.module.css';

/**
 * Teachers enter the order-taking platform in a new tab; everybody else finds the way to become one: the new form for
 * those who take the new flow, the old one for the rest and for visitors, whom the guard asks to log in first. Neither is
 * drawn before a live release has it.
 */
export function TeacherButton() {
  const { isTeacher, isNewTeacherInfo } = useSession();
  if (isTeacher) {
    return (
      <LiveLink to="/receiveorder/" className={styles.button} target="_blank" rel="noopener">
        接单平台
      </LiveLink>
    );
  }
  return (
    <LiveLink to={certificationPath(isNewTeacherInfo)} className={styles.button}>
      教师认证
    </LiveLink>
  );
}
