import logo from '@harbor/ui/assets/logo-white.svg';
import styles from './FooterLogo.module.css';
import { useSeen } from './useSeen';

/** The logo on dark ground. A browser's own lazy loading fetches it from far away, with the first view of every page. */
export function FooterLogo() {
  const [ref, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.logo}>
      {seen ? <img src={logo} alt="学术港" width={124} height={36} /> : null}
    </div>
  );
}
