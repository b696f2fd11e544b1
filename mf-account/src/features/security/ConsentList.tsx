import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import styles from './ConsentList.module.css';
import { consentsQuery } from './queries';

/** What somebody agreed to, and when; each leads to its text. */
export function ConsentList() {
  const { data } = useQuery(consentsQuery());
  return (
    <ul className={styles.list}>
      {(data?.list ?? []).map(({ id, title, version, at }) => (
        <li key={`${id}-${version}-${at}`}>
          <Link to={`/clause/${id}?version=${version}`}>
            《{title}》{version}
          </Link>
          <span>{formatTime(at)} 同意</span>
        </li>
      ))}
    </ul>
  );
}
