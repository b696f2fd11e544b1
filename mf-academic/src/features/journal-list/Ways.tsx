import { changesPath } from '@harbor/contract/journal-changes';
import { Link } from '@harbor/runtime';
import { Bell, Bookmark, CalendarClock, Compass, ListChecks } from 'lucide-react';
import { diaryPath, listsPath, matchPath, minePath } from '../../journals/place';
import { OwnLink } from '../../visitors/OwnLink';

/** The tools beside the search; those that are one's own ask visitors to log in. */
const ways = [
  { to: matchPath, title: '按摘要选刊', Icon: Compass, own: false },
  { to: minePath, title: '我的收藏', Icon: Bookmark, own: true },
  { to: changesPath, title: '期刊变动', Icon: Bell, own: false },
  { to: listsPath, title: '认可目录', Icon: ListChecks, own: true },
  { to: diaryPath, title: '投稿进度', Icon: CalendarClock, own: true },
] as const;

/** Ways to the other tools for journals. */
export function Ways({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label="期刊工具">
      {ways.map(({ to, title, Icon, own }) => {
        const Way = own ? OwnLink : Link;
        return (
          <Way key={to} to={to}>
            <Icon size={16} aria-hidden />
            {title}
          </Way>
        );
      })}
    </nav>
  );
}
