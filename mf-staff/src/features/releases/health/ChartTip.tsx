import { count, percent } from '../siteFigures';
import type { ChartMark } from './ErrorChart';
import styles from './ErrorChart.module.css';
import { momentText } from './scale';
import type { Timeline } from './series';

export interface ChartTipProps {
  timeline: Timeline;
  index: number;
  /** Place of the moment in the box, and the width of the box, in px. */
  left: number;
  width: number;
  colour: (version: string) => string;
  marks: readonly ChartMark[];
}

/** Figures of one moment: time, each release that somebody opened, what was moved. */
export function ChartTip({ timeline, index, left, width, colour, marks }: ChartTipProps) {
  const { steps, step, series } = timeline;
  const at = steps[index] ?? 0;
  const rows = series.flatMap(({ version, points }) => {
    const point = points[index];
    return point && point.rate !== null ? [{ version, ...point, rate: point.rate }] : [];
  });
  const moved = marks.filter((mark) => mark.at >= at && mark.at < at + step);
  const place = left > width / 2 ? { right: width - left + 12 } : { left: left + 12 };
  return (
    <div className={styles.tip} style={place} aria-hidden="true">
      <p className={styles.when}>{momentText(at)}</p>
      {rows.length === 0 ? <p>没有访问</p> : null}
      {rows.map(({ version, rate, visitors, failed }) => (
        <p key={version}>
          <i className={styles.swatch} style={{ background: colour(version) }} />
          {version}：{percent(rate)}（{count(failed)} / {count(visitors)}）
        </p>
      ))}
      {moved.map((mark) => (
        <p key={`${mark.at}:${mark.text}`} className={styles.moved}>
          {mark.text}
        </p>
      ))}
    </div>
  );
}
