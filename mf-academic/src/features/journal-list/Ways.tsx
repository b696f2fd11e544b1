import { changesPath } from '@harbor/contract/journal-changes';
import { isLogin, Link, navigateLoggedIn } from '@harbor/runtime';
import { Bell, Bookmark, CalendarClock, Compass, ListChecks } from 'lucide-react';
import type { MouseEvent } from 'react';
import { diaryPath, listsPath, matchPath, minePath } from '../../journals/place';

/** The tools beside the search; those that are one's own ask visitors to log in. */
const ways = [
  { to: matchPath, title: '按摘要选刊', Icon: Compass, own: false },
  { to: minePath, title: '我的收藏', Icon: Bookmark, own: true },
  { to: changesPath, title: '期刊变动', Icon: Bell, own: false },
  { to: listsPath, title: '认可目录', Icon: ListChecks, own: true },
  { to: diaryPath, title: '投稿进度', Icon: CalendarClock, own: true },
] as const;

/** Visitors go to what is their own by way of the login. */
function goOwn(event: MouseEvent, to: string): void {
  if (isLogin()) return;
  event.preventDefault();
  navigateLoggedIn(to);
}

/** Ways to the other tools for journals. */
export function Ways({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label="期刊工具">
      {ways.map(({ to, title, Icon, own }) => (
        <Link key={to} to={to} onClick={own ? (event) => goOwn(event, to) : undefined}>
          <Icon size={16} aria-hidden />
          {title}
        </Link>
      ))}
    </nav>
  );
}
