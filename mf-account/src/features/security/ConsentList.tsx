import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { consentsQuery } from '../../account/queries';
import styles from './ConsentList.module.css';

/** What somebody agreed to or took back, and when; each leads to its text. */
export function ConsentList() {
  const { data } = useQuery(consentsQuery());
  return (
    <ul className={styles.list}>
      {(data?.list ?? []).map(({ id, title, version, at, action }) => (
        <li key={`${id}-${version}-${at}`}>
          <Link to={`/clause/${id}?version=${version}`}>
            《{title}》{version}
          </Link>
          <span>
            {formatTime(at)} {action === 'withdraw' ? '撤回' : '同意'}
          </span>
        </li>
      ))}
    </ul>
  );
}
