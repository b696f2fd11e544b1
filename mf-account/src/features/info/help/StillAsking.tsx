import { promises } from '@harbor/contract/promises';
import { snapshot } from '@harbor/runtime';
import { Sheet } from '../../../frames/info/Sheet';
import styles from './Help.module.css';
import { ToPeople } from './ToPeople';

/** After the last answer: people. */
export function StillAsking() {
  const { supportHours } = snapshot.settings;
  return (
    <Sheet>
      <div className={styles.still}>
        <div>
          <h2 className={styles.title}>没有解决您的问题？</h2>
          <p className={styles.description}>
            {supportHours ? `客服${supportHours}在线，其余时间留言` : '可以给客服留言'}，
            {promises.ticketHours} 小时内答复
          </p>
        </div>
        <ToPeople />
      </div>
    </Sheet>
  );
}
