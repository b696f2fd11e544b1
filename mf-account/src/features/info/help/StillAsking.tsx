import { Sheet } from '../frame/Sheet';
import styles from './Help.module.css';
import { ToPeople } from './ToPeople';

/** After the last answer: people. */
export function StillAsking() {
  return (
    <Sheet>
      <div className={styles.still}>
        <div>
          <h2 className={styles.title}>没有解决您的问题？</h2>
          <p className={styles.description}>客服每天 9:00–21:00 在线，其余时间留言，48 小时内答复</p>
        </div>
        <ToPeople />
      </div>
    </Sheet>
  );
}
