import type { DataOf } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import box from './Box.module.css';
import styles from './HotBox.module.css';
import { HotRanks } from './HotRanks';

interface HotBoxProps {
  hot: DataOf<'GET /press/front'>['hot'];
  shown?: number;
}

const spans = [
  ['today', '今日'],
  ['week', '本周'],
] as const;

/** What is read most today or this week; early in the day, when nothing was read yet, the week. */
export function HotBox({ hot, shown = 8 }: HotBoxProps) {
  const [chosen, setChosen] = useState<'today' | 'week'>();
  const span = chosen ?? (hot.today.length > 0 ? 'today' : 'week');
  if (hot.today.length + hot.week.length === 0) return null;
  return (
    <Panel className={box.box}>
      <div className={box.head}>
        <h2 className={`${box.title} ${box.hot}`}>
          <Flame size={18} aria-hidden /> 热读榜
        </h2>
        <div className={styles.spans}>
          {spans.map(([key, label]) => (
            <button
              key={key}
              type="button"
              className={key === span ? styles.on : styles.span}
              aria-pressed={key === span}
              onClick={() => setChosen(key)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {hot[span].length > 0 ? (
        <HotRanks ranks={hot[span]} shown={shown} />
      ) : (
        <p className={styles.none}>{span === 'today' ? '今天还没有上榜的文章' : '本周还没有上榜的文章'}</p>
      )}
    </Panel>
  );
}
