import type { JournalDetail } from '@harbor/contract';
import { Info } from 'lucide-react';
import styles from './WarningNote.module.css';

/** On which lists of warnings a journal stands: list, year, reason, source, in neutral words. */
export function WarningNote({ warnings }: Pick<JournalDetail, 'warnings'>) {
  const [first] = warnings;
  if (!first) return null;
  return (
    <div className={styles.note} role="note">
      <Info size={17} aria-hidden />
      <div>
        <b>{first.word}</b>
        <ul>
          {warnings.map(({ year, level, reason, source }) => (
            <li key={`${year}-${source}`}>
              {[`${year} 年`, level && `级别：${level}`, reason && `理由：${reason}`, `来源：${source}`]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
        <p>这里只陈述名单的内容，是否投稿请结合单位规定判断。</p>
      </div>
    </div>
  );
}
