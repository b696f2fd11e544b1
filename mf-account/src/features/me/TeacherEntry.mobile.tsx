import { isLive, Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { Anchor } from 'lucide-react';
import styles from './BecomeTeacher.mobile.module.css';

interface TeacherEntryProps {
  /** The rules and the pledge in force are signed. */
  signed: boolean;
}

/** A teacher's way to the order-taking platform, or to the rules that have to be signed before. */
export function TeacherEntry({ signed }: TeacherEntryProps) {
  const to = signed ? '/receiveorder/' : '/certification_new/rules';
  if (!isLive(to)) return null;
  return (
    <Panel className={styles.card}>
      <Anchor size={30} strokeWidth={1.7} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title}>{signed ? '接单平台' : '签署接单规范'}</h2>
        <p className={styles.text}>{signed ? '接单、沟通、汇报、交付与收入' : '认证已通过，签署后可接单'}</p>
      </div>
      <Link to={to} className={styles.go}>
        {signed ? '进入' : '去签署'}
      </Link>
    </Panel>
  );
}
