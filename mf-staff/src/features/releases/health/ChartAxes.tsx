import { percent } from '../siteFigures';
import styles from './ErrorChart.module.css';
import type { Plot } from './plot';
import { markText, timeMarks } from './scale';

const lines = [0, 0.5, 1];

export interface ChartAxesProps {
  plot: Plot;
  /** Length of the period, in hours. */
  hours: number;
}

/** Scale of the rates at the left, times below. */
export function ChartAxes({ plot, hours }: ChartAxesProps) {
  const marks = timeMarks(plot.begin, plot.end, hours);
  // Where there is little room, every second time is left out.
  const every = (plot.right - plot.left) / Math.max(1, marks.length) < 52 ? 2 : 1;
  return (
    <g>
      {lines.map((part) => (
        <g key={part}>
          <line
            className={part === 0 ? styles.base : styles.grid}
            x1={plot.left}
            x2={plot.right}
            y1={plot.y(part * plot.highest)}
            y2={plot.y(part * plot.highest)}
          />
          <text
            className={styles.label}
            x={plot.left - 8}
            y={plot.y(part * plot.highest) + 4}
            textAnchor="end"
          >
            {percent(part * plot.highest)}
          </text>
        </g>
      ))}
      {marks.map((at, index) =>
        index % every === 0 ? (
          <text key={at} className={styles.label} x={plot.xOf(at)} y={plot.bottom + 18} textAnchor="middle">
            {markText(at)}
          </text>
        ) : null,
      )}
    </g>
  );
}
