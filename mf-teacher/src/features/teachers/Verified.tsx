import type { TeacherPage } from '@harbor/contract';
import { Check } from 'lucide-react';
import styles from './Verified.module.css';

/** What the platform looked at, and when. */
export function Verified({ verified }: Pick<TeacherPage, 'verified'>) {
  return (
    <>
      <ul className={styles.list}>
        {verified.map(({ title, date }) => (
          <li key={title}>
            <Check size={14} aria-hidden />
            <span>{title}</span>
            <small>{date}</small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>证件图片已按规定删除，只保留核验结果。</p>
    </>
  );
}
