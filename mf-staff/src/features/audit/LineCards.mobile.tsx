import type { AuditLine } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { byDay, dayTitle } from './days';
import styles from './LineCards.mobile.module.css';
import { LineDetail } from './LineDetail';
import { shortly, Thing } from './Thing';

const tone = { staff: 'primary', user: 'plain', visitor: 'plain', system: 'accent' } as const;

function Card({ line }: { line: AuditLine }) {
  const [open, setOpen] = useState(false);
  const Mark = open ? ChevronUp : ChevronDown;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <b className={styles.action}>{line.action_text}</b>
        <span className={styles.time}>{line.at.slice(11, 19)}</span>
      </div>
      <p className={styles.who}>
        <Tag tone={tone[line.actor.type]}>{line.actor.type_text}</Tag>
        {line.actor.id === null ? null : <span>{line.actor.name}</span>}
      </p>
      {line.object ? (
        <p>
          <Thing object={line.object} />
        </p>
      ) : null}
      {open ? <LineDetail line={line} /> : <p className={styles.short}>{shortly(line)}</p>}
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-label={`第 ${line.id} 行的详情`}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起' : '详情'}
        <Mark size={16} aria-hidden />
      </button>
    </li>
  );
}

/** Lines of the log as cards, day by day. */
export function LineCards({ lines }: { lines: readonly AuditLine[] }) {
  return byDay(lines).map(({ day, lines: own }) => (
    <section key={day}>
      <h2 className={styles.day}>{dayTitle(day, Date.now())}</h2>
      <ul className={styles.list}>
        {own.map((line) => (
          <Card key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ));
}
