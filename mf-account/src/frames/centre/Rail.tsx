import { askLogout, NavLink } from '@harbor/runtime';
import { LogOut } from 'lucide-react';
import frame from '../Rail.module.css';
import styles from './Rail.module.css';
import { railItems } from './railItems';

/** The way through the personal centre, and out of the account. */
export function Rail() {
  return (
    <nav className={frame.rail} aria-label="个人中心">
      <ul>
        {railItems().map(({ path, title, Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={({ isActive }) => (isActive ? `${frame.item} ${frame.here}` : frame.item)}
            >
              <Icon size={18} aria-hidden />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className={`${frame.item} ${styles.out}`} onClick={askLogout}>
        <LogOut size={18} aria-hidden />
        退出登录
      </button>
    </nav>
  );
}
