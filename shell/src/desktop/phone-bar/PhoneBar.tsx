import { switchPlatform } from '@harbor/runtime';
import styles from './PhoneBar.module.css';

/** The way back to the mobile pages, for those who read the desktop ones on a phone; large, as the page is shrunk there. */
export function PhoneBar() {
  if (!/Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)) return null;
  return (
    <button type="button" className={styles.bar} onClick={() => switchPlatform('mobile')}>
      访问手机版
    </button>
  );
}
