import { Link, LiveLink, useLocation, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { LayoutGrid, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DeskNav.module.css';
import { groupsOf, iconOf, queuePath } from './navigation';
import { queuesQuery } from './queries';
import { useMe } from './useMe';

interface EntryProps {
  path: string;
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** Asks whether the page is released: it is another team's. */
  live?: boolean;
  onGo?: () => void;
}

const bare = (path: string) => path.replace(/\/+$/, '');

/** Whether an address is a place of the desk, or lies below it; everything lies below the board. */
function isAt(pathname: string, path: string): boolean {
  const [here, place] = [bare(pathname), bare(path)];
  return here === place || (place !== '/staff' && here.startsWith(`${place}/`));
}

function Entry({ path, icon: Icon, title, children, live = false, onGo }: EntryProps) {
  const here = isAt(useLocation().pathname, path);
  const Anchor = live ? LiveLink : Link;
  return (
    <Anchor
      to={path}
      className={here ? `${styles.entry} ${styles.here}` : styles.entry}
      aria-current={here ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon size={17} aria-hidden />
      <span className={styles.name}>{title}</span>
      {children}
    </Anchor>
  );
}

export interface DeskNavProps {
  /** Somebody chose a place: the phone's sheet closes. */
  onGo?: () => void;
}

/** Where one can go at the desk, with what waits there. */
export function DeskNav({ onGo }: DeskNavProps) {
  const { data } = useQuery(queuesQuery());
  const { rights } = useMe();
  return (
    <nav className={styles.nav} aria-label="工作台导航">
      <Entry path="/staff/" icon={LayoutGrid} title="待办看板" onGo={onGo} />
      {data ? null : (
        <div className={styles.waiting} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Bone key={n} height={20} width={n % 2 ? 128 : 104} />
          ))}
        </div>
      )}
      {groupsOf(data?.data ?? [], rights).map(({ title, queues, places }) => (
        <div key={title}>
          <p className={styles.group}>{title}</p>
          {queues.map((queue) => (
            <Entry
              key={queue.key}
              path={queuePath(queue.key)}
              icon={iconOf(queue.key)}
              title={queue.title}
              onGo={onGo}
            >
              {queue.count > 0 ? (
                <span className={queue.urgency === 'late' ? styles.late : styles.count}>
                  {queue.count > 999 ? '999+' : queue.count}
                </span>
              ) : null}
            </Entry>
          ))}
          {places.map(({ path, title: name, icon }) => (
            <Entry key={path} path={path} icon={icon} title={name} live onGo={onGo} />
          ))}
        </div>
      ))}
    </nav>
  );
}
