import { Link, useSession } from '@harbor/runtime';
import logo from '@harbor/ui/assets/logo.svg';
import styles from './Header.module.css';
import { HeaderBadges } from './HeaderBadges';
import { Menu } from './Menu';
import { TeacherButton } from './TeacherButton';
import { UserArea } from './UserArea';

/** The 64 px header: logo, menu, teacher's entrance, badges, person. */
export function Header() {
  const { loggedIn } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label="学术港首页">
          <img src={logo} alt="学术港" width={124} height={36} />
        </Link>
        <Menu />
        <div className={styles.actions}>
          <TeacherButton />
          {loggedIn ? <HeaderBadges /> : null}
          <UserArea />
        </div>
      </div>
    </header>
  );
}
