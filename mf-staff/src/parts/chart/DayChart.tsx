import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from './DayChart.module.css';
import { DayTable } from './DayTable';
import { dayPlot, labelEvery, shortNumber } from './scale';
import { useWidth } from './useWidth';

/** Values of the days of a chart, each series under a name and in a colour of its own. */
export interface DaySeries {
  title: string;
  colour: string;
  values: readonly number[];
}

export interface DayChartProps {
  /** What it shows, for who cannot see it. */
  label: string;
  /** `YYYY-MM-DD`, the first day first. */
  days: readonly string[];
  /** Bars stand on each other, the first at the bottom; lines go over them. */
  bars?: readonly DaySeries[];
  lines?: readonly DaySeries[];
  /** Days with a dot above them, and what that means. */
  marked?: { title: string; days: readonly string[] };
  /** A value in words, whole. @default with thousands apart */
  text?: (value: number) => string;
  /** Of the scale. @default short */
  short?: (value: number) => string;
  /** Leads to a day. */
  onDay?: (day: string) => void;
  height?: number;
}

const plain = (value: number) => value.toLocaleString('en-US');

/** Figures by days, with those of one day under the pointer and by the arrow keys, and all of them as a table. */
export function DayChart(props: DayChartProps) {
  const {
    label,
    days,
    bars = [],
    lines = [],
    marked,
    text = plain,
    short = shortNumber,
    onDay,
    height = 240,
  } = props;
  const [box, width] = useWidth(760);
  const [at, setAt] = useState<number | null>(null);
  const sums = days.map((_, n) => bars.reduce((sum, { values }) => sum + (values[n] ?? 0), 0));
  const plot = dayPlot(
    days.length,
    Math.max(0, ...sums, ...lines.flatMap(({ values }) => values)),
    width,
    height,
  );
  const last = days.length - 1;
  const all = [...bars, ...lines];
  const every = labelEvery(days.length, plot.right - plot.left);
  const spoken = (n: number) =>
    [days[n] ?? '', ...all.map(({ title, values }) => `${title} ${text(values[n] ?? 0)}`)].join('，');

  function handleMove(event: PointerEvent<SVGSVGElement>) {
    setAt(plot.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  }
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const day = days[at ?? last];
    if (event.key === 'Enter' && day) return onDay?.(day);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return undefined;
    event.preventDefault();
    return setAt((now) => Math.min(last, Math.max(0, (now ?? last + (step < 0 ? 1 : 0)) + step)));
  }

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {all.map(({ title, colour }) => (
          <span key={title} className={styles.entry}>
            <i className={styles.swatch} style={{ background: colour }} />
            {title}
          </span>
        ))}
        {marked ? (
          <span className={styles.entry}>
            <i className={styles.dot} />
            {marked.title}
          </span>
        ) : null}
      </figcaption>
      <div
        className={styles.box}
        ref={box}
        style={{ height }}
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at ?? Math.max(0, last)}
        aria-valuetext={spoken(at ?? last)}
        onKeyDown={handleKey}
        onBlur={() => setAt(null)}
      >
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          data-leads={onDay ? '' : undefined}
          onPointerMove={handleMove}
          onPointerLeave={() => setAt(null)}
          onClick={(event) => {
            const left = event.currentTarget.getBoundingClientRect().left;
            const day = days[plot.indexAt(event.clientX - left)];
            if (day) onDay?.(day);
          }}
        >
          {[0, 0.5, 1].map((part) => (
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
                {short(part * plot.highest)}
              </text>
            </g>
          ))}
          {days.map((day, n) => (
            <g key={day}>
              {(last - n) % every === 0 ? (
                <text className={styles.label} x={plot.x(n)} y={plot.bottom + 18} textAnchor="middle">
                  {day.slice(5)}
                </text>
              ) : null}
              {bars.map(({ title, colour, values }, place) => {
                const below = bars.slice(0, place).reduce((sum, one) => sum + (one.values[n] ?? 0), 0);
                const top = plot.y(below + (values[n] ?? 0));
                return (
                  <rect
                    key={title}
                    x={plot.x(n) - plot.bar / 2}
                    width={plot.bar}
                    y={top}
                    height={Math.max(0, plot.y(below) - top)}
                    rx={2}
                    fill={colour}
                  />
                );
              })}
              {marked?.days.includes(day) ? (
                <circle
                  className={styles.mark}
                  cx={plot.x(n)}
                  cy={Math.max(6, plot.y(sums[n] ?? 0) - 8)}
                  r={4}
                />
              ) : null}
            </g>
          ))}
          {lines.map(({ title, colour, values }) => (
            <polyline
              key={title}
              className={styles.line}
              stroke={colour}
              points={values
                .map((value, n) => `${plot.x(n).toFixed(1)},${plot.y(value).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          {at === null ? null : (
            <>
              <line
                className={styles.cursor}
                x1={plot.x(at)}
                x2={plot.x(at)}
                y1={plot.top}
                y2={plot.bottom}
              />
              {lines.map(({ title, colour, values }) => (
                <circle
                  key={title}
                  className={styles.point}
                  cx={plot.x(at)}
                  cy={plot.y(values[at] ?? 0)}
                  r={4}
                  fill={colour}
                />
              ))}
            </>
          )}
        </svg>
        {at === null ? null : (
          <div
            className={styles.tip}
            style={plot.x(at) > width / 2 ? { right: width - plot.x(at) + 12 } : { left: plot.x(at) + 12 }}
            aria-hidden="true"
          >
            <p className={styles.when}>{days[at]}</p>
            {all.map(({ title, colour, values }) => (
              <p key={title}>
                <i className={styles.swatch} style={{ background: colour }} />
                {title} {text(values[at] ?? 0)}
              </p>
            ))}
          </div>
        )}
      </div>
      <DayTable label={label} days={days} series={all} text={text} />
    </figure>
  );
}
