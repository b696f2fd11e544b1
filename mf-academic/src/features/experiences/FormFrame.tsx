import { Link } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone } from '@harbor/ui/kit';
import { EyeOff, Hourglass, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { journalPath } from '../../journals/place';
import { PageFrame } from '../../parts/PageFrame';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  title: string;
  journal: { id: number; name: string };
  /** Above the form: why it came back. */
  note?: ReactNode;
  children: ReactNode;
}

const points = [
  { Icon: EyeOff, title: '读者看不到您是谁', says: '不显示昵称，投稿日期只到月份。审核人员看得到作者。' },
  {
    Icon: Hourglass,
    title: '审核后才公开',
    says: '结果用消息告诉您；退回的可以修改后再提交，随时可以撤下。',
  },
  {
    Icon: ShieldCheck,
    title: '核验由系统做',
    says: '在本站有写明这种期刊的已完成订单，或投往它的直投记录时，自动带上“核验”标记。',
  },
] as const;

/** The room around the form: of which journal it is, and what becomes of what is written. */
export function FormFrame({ title, journal, note, children }: FormFrameProps) {
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <HiddenTitle>{title}</HiddenTitle>
      ) : (
        <header className={styles.top}>
          <h1>{title}</h1>
        </header>
      )}
      <p className={styles.journal}>
        期刊 <Link to={journalPath(journal.id)}>{journal.name}</Link>
      </p>
      {note}
      <div className={styles.columns}>
        {children}
        <ul className={styles.points}>
          {points.map(({ Icon, title: point, says }) => (
            <li key={point}>
              <Icon size={18} aria-hidden />
              <span>
                <b>{point}</b>
                {says}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}
