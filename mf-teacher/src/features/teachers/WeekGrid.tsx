import { inWeek, weekDays, weekParts } from '@harbor/contract/teacher-levels';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  week: number;
  /** With it cells are pressed; without it they only show. */
  onToggle?: (bit: number) => void;
}

/** When a teacher can be talked to in a usual week, Beijing time. */
export function WeekGrid({ week, onToggle }: WeekGridProps) {
  return (
    <table className={styles.grid}>
      <caption className={styles.hidden}>每周可沟通时间，北京时间</caption>
      <thead>
        <tr>
          <td />
          {weekDays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekParts.map((part, row) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            {weekDays.map((day, column) => {
              const on = inWeek(week, row, column);
              const cell = on ? `${styles.cell} ${styles.on}` : styles.cell;
              const label = `周${day}${part}${on ? '可沟通' : '不可沟通'}`;
              return (
                <td key={day}>
                  {onToggle ? (
                    <button
                      type="button"
                      className={cell}
                      aria-pressed={on}
                      aria-label={`周${day}${part}`}
                      onClick={() => onToggle(1 << (row * weekDays.length + column))}
                    />
                  ) : (
                    <span className={cell} role="img" aria-label={label} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
