import type { ClosingBlocker } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import styles from './PrivacyPage.module.css';

/** What has to be settled first, each with the page where that is done. */
export function Blockers({ blockers }: { blockers: ClosingBlocker[] }) {
  return (
    <div className={styles.blockers}>
      <b>还有 {blockers.length} 件事没有了结，完成后才能注销</b>
      <ul>
        {blockers.map(({ title, state, path }) => (
          <li key={path + title}>
            <Link to={path}>{title}</Link>
            <span className={styles.state}>{state}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
