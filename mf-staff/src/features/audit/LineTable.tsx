import type { AuditLine } from '@harbor/contract';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { byDay, dayTitle } from './days';
import { LineDetail } from './LineDetail';
import styles from './LineTable.module.css';
import { shortly, Thing } from './Thing';

export interface LineTableProps {
  lines: readonly AuditLine[];
}

/** Colours of who acts: people of the team stand out. */
export const actorTone: Record<AuditLine['actor']['type'], TagTone> = {
  staff: 'primary',
  user: 'plain',
  visitor: 'plain',
  system: 'accent',
};

function Line({ line }: { line: AuditLine }) {
  const [open, setOpen] = useState(false);
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <>
      <tr className={open ? styles.open : undefined}>
        <td className={styles.time}>{line.at.slice(11, 19)}</td>
        <td>
          <span className={styles.actor}>
            <Tag tone={actorTone[line.actor.type]}>{line.actor.type_text}</Tag>
            {line.actor.id === null ? null : <span className={styles.name}>{line.actor.name}</span>}
          </span>
        </td>
        <td className={styles.action}>{line.action_text}</td>
        <td>
          <Thing object={line.object} />
        </td>
        <td className={styles.detail}>
          <span>{shortly(line)}</span>
        </td>
        <td className={styles.origin}>{line.origin}</td>
        <td>
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-label={`第 ${line.id} 行的详情`}
            onClick={() => setOpen(!open)}
          >
            <Mark size={16} aria-hidden />
          </button>
        </td>
      </tr>
      {open ? (
        <tr className={styles.opened}>
          <td colSpan={7}>
            <LineDetail line={line} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Lines of the log, day by day. */
export function LineTable({ lines }: LineTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">操作人</th>
          <th scope="col">操作</th>
          <th scope="col">对象</th>
          <th scope="col">详情</th>
          <th scope="col">来源</th>
          <th scope="col" aria-label="展开" />
        </tr>
      </thead>
      <tbody>
        {byDay(lines).map(({ day, lines: own }) => (
          <Fragment key={day}>
            <tr className={styles.day}>
              <th scope="rowgroup" colSpan={7}>
                {dayTitle(day, Date.now())}
              </th>
            </tr>
            {own.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
