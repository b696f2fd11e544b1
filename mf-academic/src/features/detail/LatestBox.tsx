import type { PressCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import box from '../../parts/Box.module.css';
import { articlePath, latestPath } from '../../press/place';
import styles from './LatestBox.module.css';

/** The latest articles, beside the one that is being read. */
export function LatestBox({ articles }: { articles: readonly PressCard[] }) {
  if (articles.length === 0) return null;
  return (
    <Panel className={box.box}>
      <div className={box.head}>
        <h2 className={box.title}>最新</h2>
        <Link to={latestPath} className={box.more}>
          更多
          <ChevronRight size={14} aria-hidden />
        </Link>
      </div>
      <ul className={styles.list}>
        {articles.slice(0, 3).map(({ id, title, cover }) => (
          <li key={id}>
            <Link to={articlePath(id)} className={styles.row}>
              <Cover src={cover} className={styles.picture} />
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
