import type { IncomeBar } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { ErrorBlock, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './IncomeChart.module.css';
import { yuan } from './money';
import { chartQuery } from './queries';

const box = { width: 740, height: onPhone ? 320 : 280, left: 56, right: 8, top: 12, bottom: 30 };
const views = [
  ['month', '近 12 个月'],
  ['year', '按年'],
] as const;

const parts = [
  { key: 'net_fen', title: '到手', colour: 'var(--accent-line)' },
  { key: 'tax_fen', title: '代扣税', colour: 'var(--line-strong)' },
  { key: 'deduct_fen', title: '扣款', colour: 'var(--alert-line)' },
] as const;

/** The top of the scale in 分: three round steps, the smallest that hold it all. */
function topOf(most: number): number {
  for (let size = 10_000; ; size *= 10)
    for (const step of [1, 2, 3, 5]) if (step * size * 3 >= most) return step * size * 3;
}

const totalOf = (bar: IncomeBar) => bar.net_fen + bar.tax_fen + bar.deduct_fen;

function Bars({ bars, by }: { bars: readonly IncomeBar[]; by: 'month' | 'year' }) {
  const top = topOf(Math.max(0, ...bars.map(totalOf)));
  const step = (box.width - box.left - box.right) / bars.length;
  const wide = Math.min(30, step * 0.56);
  const y = (fen: number) => box.height - box.bottom - (fen / top) * (box.height - box.top - box.bottom);
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.svg} aria-hidden="true">
      {[0, 1, 2, 3].map((n) => (
        <g key={n}>
          <line
            className={n === 0 ? styles.base : styles.grid}
            x1={box.left}
            x2={box.width - box.right}
            y1={y((top * n) / 3)}
            y2={y((top * n) / 3)}
          />
          <text className={styles.label} x={box.left - 10} y={y((top * n) / 3) + 4} textAnchor="end">
            {Math.round((top * n) / 300).toLocaleString('en-US')}
          </text>
        </g>
      ))}
      {bars.map((bar, n) => {
        const x = box.left + (n + 0.5) * step;
        const last = n === bars.length - 1;
        let below = 0;
        return (
          <g key={bar.key}>
            {parts.map(({ key, colour }) => {
              const from = below;
              below += bar[key];
              const height = Math.max(0, y(from) - y(below) - (from > 0 ? 1 : 0));
              return (
                <rect
                  key={key}
                  x={x - wide / 2}
                  y={y(below)}
                  width={wide}
                  height={height}
                  rx={2}
                  fill={last && key === 'net_fen' ? 'var(--accent)' : colour}
                />
              );
            })}
            <text className={last ? styles.now : styles.label} x={x} y={box.height - 8} textAnchor="middle">
              {by === 'month' && onPhone && n % 2 === 0 ? '' : bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What reached the teacher, what was withheld and what was deducted, as bars and, for who cannot see them, as a table. */
export function IncomeChart() {
  const [by, setBy] = useState<'month' | 'year'>('month');
  const { data, error, refetch } = useQuery(chartQuery(by));
  const last = data?.bars.at(-1);
  return (
    <section className={styles.card} aria-label="到手收入">
      <header className={styles.head}>
        <h2>到手收入</h2>
        <p className={styles.legend} aria-hidden="true">
          {parts.map(({ key, title, colour }) => (
            <span key={key}>
              <i style={{ background: colour }} />
              {title}
            </span>
          ))}
        </p>
        <fieldset className={styles.views} aria-label="范围">
          {views.map(([key, title]) => (
            <button key={key} type="button" aria-pressed={by === key} onClick={() => setBy(key)}>
              {title}
            </button>
          ))}
        </fieldset>
      </header>
      {data && last ? (
        <figure>
          <figcaption className={styles.sum}>
            <span>{last.label}至今</span>
            {parts.map(({ key, title }) => (
              <span key={key}>
                {title} <b>{yuan(last[key])}</b>
              </span>
            ))}
          </figcaption>
          <Bars bars={data.bars} by={by} />
          <table className={styles.table}>
            <caption>到手、代扣税与扣款，单位元</caption>
            <thead>
              <tr>
                <th scope="col">时间</th>
                {parts.map(({ key, title }) => (
                  <th key={key} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.bars.map((bar) => (
                <tr key={bar.key}>
                  <th scope="row">{bar.key}</th>
                  {parts.map(({ key }) => (
                    <td key={key}>{yuan(bar[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      ) : error ? (
        <ErrorBlock compact error={error} title="图表没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <Bone height={box.height} />
      )}
    </section>
  );
}
