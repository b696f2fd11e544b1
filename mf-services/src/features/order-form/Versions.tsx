import type { OwnForm } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import styles from './Versions.module.css';

interface VersionsProps {
  form: OwnForm;
  /** The one that is shown. */
  shown: number;
}

/** Every version that was handed in, newest first. */
export function Versions({ form, shown }: VersionsProps) {
  return (
    <ul className={styles.versions}>
      {form.versions.map(({ version, submitted_at }, i) => (
        <li key={version}>
          <span>
            第 {version} 版{i === 0 && '（当前）'} <small>{formatTime(submitted_at)}</small>
          </span>
          {version === shown ? (
            <small>正在查看</small>
          ) : (
            <Link
              to={`/orderform/${form.form}?order=${form.order.id}${i === 0 ? '' : `&version=${version}`}`}
            >
              查看
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
