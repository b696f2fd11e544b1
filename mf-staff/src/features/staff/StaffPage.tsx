import { Link, usePage } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/desktop';
import styles from './StaffPage.module.css';
import { words } from './words';

/** The first page, on the desktop. */
export function StaffPage() {
  usePage({ title: words.title, ready: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <Panel>
        <Empty
          title={words.empty}
          action={
            <Link to="/" className={styles.link}>
              {words.home}
            </Link>
          }
        />
      </Panel>
    </div>
  );
}

export default StaffPage;
