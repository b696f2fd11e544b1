import { Link, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/mobile';
import styles from './StaffPage.module.css';
import { words } from './words';

/** The first page, on the phone. */
export function StaffPage() {
  usePage({ title: words.title, ready: true });
  return (
    <Empty
      title={words.empty}
      action={
        <Link to="/" className={styles.link}>
          {words.home}
        </Link>
      }
    />
  );
}

export default StaffPage;
