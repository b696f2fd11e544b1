import { Link, useQuery, useSession } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { PenLine } from 'lucide-react';
import { ownFiguresQuery } from '../../people/queries';
import styles from './MyCard.module.css';

/** The way to one's own corner of the forum, and to writing. */
export function MyCard() {
  const { loggedIn, user } = useSession();
  const mine = useQuery(ownFiguresQuery(loggedIn));
  const id = user?.id ?? 0;
  const figures = [
    { title: '草稿', count: mine.data?.drafts, to: `/home/${id}/0/draft` },
    { title: '收藏', count: mine.data?.collects, to: `/home/${id}/0/collect` },
    { title: '关注', count: mine.data?.following, to: `/home/${id}/0/fans` },
  ];
  return (
    <Panel>
      {loggedIn && user ? (
        <>
          <Link to={`/home/${id}/0`} className={styles.me}>
            <Avatar name={user.nickname} src={user.avatar_img} size={48} />
            <span>
              <strong>{user.nickname}</strong>
              <span className={styles.sub}>我的论坛主页 · 发帖 {mine.data?.posts ?? 0}</span>
            </span>
          </Link>
          <ul className={styles.figures}>
            {figures.map(({ title, count, to }) => (
              <li key={title}>
                <Link to={to}>
                  <strong>{count ?? 0}</strong>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.hello}>有问题或经验？写下来，让同行看到。</p>
      )}
      <Link to="/sendpost" className={styles.write}>
        <PenLine size={16} aria-hidden /> 写一篇帖子
      </Link>
    </Panel>
  );
}
