import { Panel } from '@harbor/ui/mobile';
import { trust } from '../../home/sections';
import styles from './Trust.module.css';

/** Four reasons to trust the house. */
export function Trust() {
  return (
    <Panel padding="none">
      <ul className={styles.trust} aria-label="服务保障">
        {trust.map(({ title, text, icon: Icon }) => (
          <li key={title} className={styles.item}>
            <Icon className={styles.icon} size={20} strokeWidth={1.7} aria-hidden />
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
