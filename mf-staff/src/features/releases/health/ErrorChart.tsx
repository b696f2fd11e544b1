import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useWidth } from '../../../parts/chart/useWidth';
import { count, percent } from '../siteFigures';
import { ChartAxes } from './ChartAxes';
import { ChartTip } from './ChartTip';
import styles from './ErrorChart.module.css';
import { plotOf } from './plot';
import { momentText } from './scale';
import type { Timeline } from './series';
import { runsOf } from './series';
import { colourOf } from './seriesColours';

/** Something that happened at a moment: a promote, a rollback. */
export interface ChartMark {
  at: number;
  text: string;
}

export interface ErrorChartProps {
  timeline: Timeline;
  /** Length of the period, in hours. */
  hours: number;
  stable: string;
  canary: string | null;
  marks?: readonly ChartMark[];
  height?: number;
}

/** Figures of a moment, for who cannot see the curve. */
function spoken({ steps, series }: Timeline, index: number): string {
  const rates = series.flatMap(({ version, points }) => {
    const rate = points[index]?.rate ?? null;
    return rate === null ? [] : [`${version} ${percent(rate)}`];
  });
  return `${momentText(steps[index] ?? 0)} ${rates.join('，') || '没有访问'}`;
}

/**
 * Error rate of each release over time, with how many people came in the background and what was moved when. The
 * figures of a moment are shown under the pointer, and with the arrow keys.
 */
export function ErrorChart({ timeline, hours, stable, canary, marks = [], height = 260 }: ErrorChartProps) {
  const [box, width] = useWidth(820);
  const [at, setAt] = useState<number | null>(null);
  const plot = plotOf(timeline, width, height);
  const { series, steps } = timeline;
  const colour = colourOf(series, stable, canary);
  const last = steps.length - 1;

  function handleMove(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(plot.indexAt(event.clientX - left));
  }
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setAt((now) => Math.min(last, Math.max(0, (now ?? last + (step < 0 ? 1 : 0)) + step)));
  }

  return (
    <figure className={styles.figure}>
      <div
        className={styles.box}
        ref={box}
        tabIndex={0}
        role="slider"
        aria-label="错误率曲线上的时刻"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={spoken(timeline, at ?? last)}
        onKeyDown={handleKey}
        onBlur={() => setAt(null)}
      >
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          onPointerMove={handleMove}
          onPointerDown={handleMove}
          onPointerLeave={() => setAt(null)}
        >
          <ChartAxes plot={plot} hours={hours} />
          {steps.map((step, index) => (
            <rect
              key={step}
              className={styles.visitors}
              x={plot.x(index) - plot.bar / 2}
              width={plot.bar}
              y={plot.bottom - plot.visitors(index)}
              height={plot.visitors(index)}
            />
          ))}
          {marks.map((mark) => (
            <line
              key={`${mark.at}:${mark.text}`}
              className={styles.mark}
              x1={plot.xOf(mark.at)}
              x2={plot.xOf(mark.at)}
              y1={plot.top}
              y2={plot.bottom}
            />
          ))}
          {series.map(({ version, points }) =>
            runsOf(points).map((run) => (
              <g key={`${version}:${run[0]?.index}`} stroke={colour(version)} fill={colour(version)}>
                <polyline
                  className={styles.line}
                  points={run.map(({ index, rate }) => `${plot.x(index)},${plot.y(rate)}`).join(' ')}
                />
                {run.length === 1
                  ? run.map(({ index, rate }) => (
                      <circle key={index} cx={plot.x(index)} cy={plot.y(rate)} r={2.5} stroke="none" />
                    ))
                  : null}
              </g>
            )),
          )}
          {at === null ? null : (
            <g>
              <line
                className={styles.cursor}
                x1={plot.x(at)}
                x2={plot.x(at)}
                y1={plot.top}
                y2={plot.bottom}
              />
              {series.map(({ version, points }) => {
                const rate = points[at]?.rate ?? null;
                return rate === null ? null : (
                  <circle
                    key={version}
                    className={styles.dot}
                    cx={plot.x(at)}
                    cy={plot.y(rate)}
                    r={4}
                    fill={colour(version)}
                  />
                );
              })}
            </g>
          )}
        </svg>
        {at === null ? null : (
          <ChartTip
            timeline={timeline}
            index={at}
            left={plot.x(at)}
            width={width}
            colour={colour}
            marks={marks}
          />
        )}
      </div>
      <figcaption className={styles.legend}>
        {series.map(({ version, visitors, failed }) => (
          <span key={version} className={styles.entry}>
            <i className={styles.swatch} style={{ background: colour(version) }} />
            <b>{version}</b>
            {percent(visitors === 0 ? null : failed / visitors)}
            <span className={styles.sample}>n={count(visitors)}</span>
          </span>
        ))}
        <span className={styles.entry}>
          <i className={styles.bars} />
          访客数
        </span>
        {marks.length > 0 ? (
          <span className={styles.entry}>
            <i className={styles.dash} />
            通道变更
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
