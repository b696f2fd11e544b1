import { promises } from '@harbor/contract/promises';
import { atoms, useQuery, useSetAtom } from '@harbor/runtime';
import { Clock3, Headset, ListChecks, RotateCcw } from 'lucide-react';
import { contactQuery } from '../../support/queries';
import styles from './Promises.module.css';

const kept = [
  { Icon: ListChecks, title: '每件都有编号', text: '进度可在“我的工单”中查看' },
  { Icon: Clock3, title: `${promises.ticketHours} 小时内答复`, text: '超时未答复的会升级，提醒全体客服' },
  { Icon: RotateCcw, title: '不满意可重新打开', text: `解决后 ${promises.ticketReopenDays} 天内有效` },
];

/** What happens with a complaint, and the quicker way. */
export function Promises() {
  const openSupport = useSetAtom(atoms.supportVisible);
  const support = useQuery(contactQuery());
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>我们怎样处理</h2>
      <ul className={styles.list}>
        {kept.map(({ Icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{title}</b>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ul>
      {support.data ? <p className={styles.hours}>客服时间 {support.data.hours}</p> : null}
      <button type="button" className={styles.support} onClick={() => openSupport(true)}>
        <Headset size={18} aria-hidden />
        急事请联系客服
      </button>
    </div>
  );
}
