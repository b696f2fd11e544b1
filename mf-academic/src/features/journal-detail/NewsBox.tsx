import { Link, useQuery } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { articlePath } from '../../press/place';
import styles from './Box.module.css';
import { newsAbout } from './queries';

/** What the headlines say of a journal; nothing where they say nothing. */
export function NewsBox({ name }: { name: string }) {
  const { data } = useQuery(newsAbout(name.slice(0, 50)));
  const news = data?.data.slice(0, 3) ?? [];
  if (news.length === 0) return null;
  return (
    <Panel className={styles.box}>
      <h2 className={styles.title}>相关头条</h2>
      <ul className={styles.rows}>
        {news.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.news} to={articlePath(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
