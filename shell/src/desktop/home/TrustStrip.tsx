import { trust } from '../../home/sections';
import styles from './TrustStrip.module.css';

/** Four reasons to trust the house. */
export function TrustStrip() {
  return (
    <ul className={styles.strip} aria-label="服务保障">
      {trust.map(({ title, text, icon: Icon }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <Icon size={20} strokeWidth={1.7} aria-hidden />
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
