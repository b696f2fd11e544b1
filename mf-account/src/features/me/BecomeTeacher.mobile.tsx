import { isLive, Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { GraduationCap } from 'lucide-react';
import styles from './BecomeTeacher.mobile.module.css';

/** Invites people to become certified teachers, on sites where they can. */
export function BecomeTeacher() {
  if (!isLive('/certification_new/')) return null;
  return (
    <Panel className={styles.card}>
      <GraduationCap size={30} strokeWidth={1.7} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title}>成为认证教师</h2>
        <p className={styles.text}>提交学历与成果，通过后可接单</p>
      </div>
      <Link to="/certification_new/" className={styles.go}>
        去申请
      </Link>
    </Panel>
  );
}
