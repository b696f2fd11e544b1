import { askLogout, LiveLink, rememberPage, useSession } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { LogOut } from 'lucide-react';
import styles from './UserArea.module.css';

/** The person's avatar and the way out, or the way in. */
export function UserArea() {
  const { loggedIn, user } = useSession();
  if (!loggedIn) {
    return (
      <LiveLink to="/login" className={styles.login} onClick={() => rememberPage()}>
        登录/注册
      </LiveLink>
    );
  }
  return (
    <>
      <LiveLink to="/myinfo/" className={styles.avatar} aria-label="个人中心" title={user?.nickname}>
        <Avatar name={user?.nickname ?? ''} src={user?.avatar_img} size={32} />
      </LiveLink>
      <button
        type="button"
        className={styles.logout}
        onClick={askLogout}
        aria-label="退出登录"
        title="退出登录"
      >
        <LogOut size={17} strokeWidth={1.7} aria-hidden />
      </button>
    </>
  );
}
