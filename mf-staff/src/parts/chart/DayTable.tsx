import type { DaySeries } from './DayChart';
import styles from './DayChart.module.css';

export interface DayTableProps {
  label: string;
  days: readonly string[];
  series: readonly DaySeries[];
  text: (value: number) => string;
}

/** What a chart shows, in numbers, the newest day first. */
export function DayTable({ label, days, series, text }: DayTableProps) {
  return (
    <details className={styles.table}>
      <summary>以表格查看</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys. */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${label}（表格）`}>
        <table>
          <thead>
            <tr>
              <th scope="col">日期</th>
              {series.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, n) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {series.map(({ title, values }) => (
                    <td key={title}>{text(values[n] ?? 0)}</td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </section>
    </details>
  );
}
