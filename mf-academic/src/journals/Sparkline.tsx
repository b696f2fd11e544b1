import styles from './Sparkline.module.css';
import { factor } from './words';

export interface Point {
  year: number;
  value: number | null;
}

const [width, height, edge] = [92, 30, 3];

interface SparklineProps {
  /** What is drawn: 影响因子. */
  title: string;
  points: readonly Point[];
  otherwise: string;
}

/** Pieces of a line: a year without a value leaves a gap. */
export function pieces<T extends { value: number | null }>(
  points: readonly T[],
): (T & { value: number; n: number })[][] {
  const all: (T & { value: number; n: number })[][] = [];
  let open: (T & { value: number; n: number })[] | undefined;
  points.forEach((point, n) => {
    const { value } = point;
    if (value === null) open = undefined;
    else {
      if (!open) {
        open = [];
        all.push(open);
      }
      open.push({ ...point, value, n });
    }
  });
  return all;
}

/** How a factor went in some years, in the height of a line; read aloud as a sentence. */
export function Sparkline({ title, points, otherwise }: SparklineProps) {
  const known = points.filter((point): point is { year: number; value: number } => point.value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < 2) return <span className={styles.none}>{otherwise}</span>;
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (n: number) => edge + (n * (width - 2 * edge)) / (points.length - 1);
  const y = (value: number) =>
    high === low ? height / 2 : height - edge - 1 - ((value - low) / (high - low)) * (height - 2 * edge - 2);
  const falls = last.value < first.value;
  const at = points.findIndex(({ year }) => year === last.year);
  const said = known.map(({ year, value }) => `${year} 年 ${factor(value)}`).join('，');
  return (
    <svg
      className={falls ? styles.falls : styles.rises}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}：${said}`}
    >
      {pieces(points).map((piece) => {
        const [begin] = piece;
        const end = piece.at(-1);
        if (!begin || !end) return null;
        const line = piece
          .map(({ n, value }, i) => `${i === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('');
        return (
          <g key={begin.n}>
            <path d={`${line}V${height}H${x(begin.n).toFixed(1)}z`} className={styles.ground} />
            <path d={line} className={styles.line} />
          </g>
        );
      })}
      <circle cx={x(at)} cy={y(last.value)} r="2.6" className={styles.dot} />
    </svg>
  );
}
