import { atoms, Link, useSetAtom } from '@harbor/runtime';
import { Headset } from 'lucide-react';
import styles from './Help.module.css';

/** The ways from the help centre to people. */
export function ToPeople() {
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <span className={styles.ways}>
      <button type="button" className={styles.support} onClick={() => openSupport(true)}>
        <Headset size={18} aria-hidden />
        联系客服
      </button>
      <Link to="/breadcrumb/7" className={styles.way}>
        提交反馈
      </Link>
    </span>
  );
}
