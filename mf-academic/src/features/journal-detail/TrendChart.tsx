import { onPhone } from '@harbor/ui/kit';
import { pieces } from '../../journals/Sparkline';
import { type Series, scaleOf } from './series';
import styles from './TrendChart.module.css';

const size = onPhone
  ? { width: 342, height: 176, left: 30, right: 14, top: 30, bottom: 28 }
  : { width: 760, height: 240, left: 44, right: 44, top: 34, bottom: 30 };

/** A number over some years. A year without one is a gap; what is drawn stands in the table as well. */
export function TrendChart({ series }: { series: Series }) {
  const { width, height, left, right, top, bottom } = size;
  const { points, ranks } = series;
  const values = points.flatMap(({ value }) => value ?? []);
  const scale = ranks ? { top: 4, lines: 3 } : scaleOf(Math.max(...values));
  const inner = height - top - bottom;
  const slot = (width - left - right) / points.length;
  const x = (n: number) => left + slot * (n + 0.5);
  const y = (value: number) =>
    ranks ? top + ((value - 1) / 3) * inner : top + inner - (value / scale.top) * inner;
  const lines = Array.from({ length: scale.lines + 1 }, (_, n) =>
    ranks ? n + 1 : Number(((scale.top * n) / scale.lines).toPrecision(6)),
  );
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${width - right}`} className={styles.line} />
          <text x={left - 10} y={y(value) + 4} textAnchor="end" className={styles.small}>
            {ranks ? `${value} 区` : value}
          </text>
        </g>
      ))}
      {pieces(points).map((piece) => {
        const [begin] = piece;
        const end = piece.at(-1);
        if (!begin || !end) return null;
        const path = piece
          .map(({ n, value }, i) => `${i === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('');
        return (
          <g key={begin.n}>
            {ranks || piece.length < 2 ? null : (
              <path d={`${path}V${top + inner}H${x(begin.n).toFixed(1)}z`} className={styles.ground} />
            )}
            <path d={path} className={styles.trend} />
          </g>
        );
      })}
      {points.map(({ year, value }, n) => (
        <g key={year}>
          {value === null ? (
            <text x={x(n)} y={top + inner - 10} textAnchor="middle" className={styles.small}>
              暂无
            </text>
          ) : (
            <>
              <circle cx={x(n)} cy={y(value)} r={onPhone ? 4 : 5} className={styles.dot} />
              <text x={x(n)} y={y(value) - 13} textAnchor="middle" className={styles.value}>
                {ranks ? `${value} 区` : value}
              </text>
            </>
          )}
          <text x={x(n)} y={height - 6} textAnchor="middle" className={styles.year}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}
