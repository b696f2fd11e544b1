import { atoms, LiveLink, useSession, useSetAtom } from '@harbor/runtime';
import logo from '@harbor/ui/assets/logo.svg';
import { Bell, Headset } from 'lucide-react';
import { badgeLabel, badgeText } from '../../badges/badgeText';
import { useBadges } from '../../badges/useBadges';
import { supportAllowed } from '../../support/allowed';
import styles from './HomeHead.module.css';

/** Logo, support, messages or login. */
export function HomeHead() {
  const { loggedIn, isTeacher } = useSession();
  const { messages } = useBadges();
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <header className={styles.head}>
      <h1 className={styles.logo}>
        <img src={logo} alt="学术港" width={124} height={36} />
      </h1>
      {supportAllowed(isTeacher) ? (
        <button type="button" className={styles.hit} onClick={() => openSupport(true)} aria-label="联系客服">
          <Headset size={23} strokeWidth={1.7} aria-hidden />
        </button>
      ) : null}
      {loggedIn ? (
        <LiveLink to="/message/" className={styles.hit} aria-label={badgeLabel('未读消息', messages, '条')}>
          <Bell size={23} strokeWidth={1.7} aria-hidden />
          {messages > 0 ? (
            <span className={styles.badge} aria-hidden="true">
              {badgeText(messages)}
            </span>
          ) : null}
        </LiveLink>
      ) : (
        <LiveLink to="/login/" className={styles.login}>
          登录/注册
        </LiveLink>
      )}
    </header>
  );
}
