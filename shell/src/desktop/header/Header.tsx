import { Link, useLocation, useSession } from '@harbor/runtime';
import logo from '@harbor/ui/assets/logo.svg';
import { useEffect, useState } from 'react';
import { ForumTools } from './ForumTools';
import styles from './Header.module.css';
import { HeaderBadges } from './HeaderBadges';
import { Menu } from './Menu';
import { MenuButton } from './MenuButton';
import { TeacherButton } from './TeacherButton';
import { UserArea } from './UserArea';
import { useForumHeader } from './useForumHeader';

/** The 64 px header: logo, menu, teacher's entrance, badges, person; on forum pages with the forum's search. */
export function Header() {
  const { loggedIn } = useSession();
  const forum = useForumHeader();
  const { key } = useLocation();
  const folded = forum === 'search';
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page, and the top of this one, have their own header
  useEffect(() => setMenuOpen(false), [key, folded]);
  return (
    <header
      className={styles.header}
      data-forum={forum}
      data-member={loggedIn || undefined}
      data-menu={menuOpen ? 'open' : undefined}
    >
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label="学术港首页">
          <img src={logo} alt="学术港" width={124} height={36} />
        </Link>
        {folded ? <MenuButton open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} /> : null}
        <Menu />
        {forum ? <ForumTools wide={folded} /> : null}
        <div className={styles.actions}>
          <span className={styles.teacher}>
            <TeacherButton />
          </span>
          {loggedIn ? <HeaderBadges /> : null}
          <UserArea />
        </div>
      </div>
    </header>
  );
}
