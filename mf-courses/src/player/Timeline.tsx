import { type PointerEvent, useState } from 'react';
import { clockText, spokenClock } from './clock';
import styles from './Timeline.module.css';
import { type Cue, thumbAt } from './vtt';

/** A named place in a lesson. */
export interface Marker {
  at: number;
  title: string;
}

interface TimelineProps {
  time: number;
  duration: number;
  bufferedTo: number;
  /** Second behind which nothing can be watched. */
  until: number | undefined;
  markers: readonly Marker[];
  /** Seconds at which whoever watches wrote a note. */
  notes: readonly number[];
  /** Blocks of the preview file, and its address. */
  previews: readonly Cue[];
  previewBase: string;
  onSeek: (second: number) => void;
}

const share = (second: number, duration: number) =>
  `${duration > 0 ? Math.min(100, Math.max(0, (second / duration) * 100)) : 0}%`;

/** The marker that a second belongs to. */
export const markerAt = (markers: readonly Marker[], second: number): Marker | undefined =>
  [...markers].reverse().find(({ at }) => at <= second);

/** The whole lesson in a line: what was seen, what is buffered, its parts and notes, and a preview under the pointer. */
export function Timeline(props: TimelineProps) {
  const { time, duration, bufferedTo, until, markers, notes, previews, previewBase, onSeek } = props;
  const [pointed, setPointed] = useState<number>();
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType !== 'touch' && width > 0)
      setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration);
  };
  const thumb = pointed === undefined ? undefined : thumbAt(previews, pointed, previewBase);
  const name = pointed === undefined ? undefined : markerAt(markers, pointed)?.title;
  return (
    <div className={styles.line} onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
      <span className={styles.rail} aria-hidden="true">
        <span className={styles.buffered} style={{ width: share(bufferedTo, duration) }} />
        <span className={styles.played} style={{ width: share(time, duration) }} />
        {until !== undefined && until < duration ? (
          <span className={styles.closed} style={{ left: share(until, duration) }} />
        ) : null}
        {markers
          .filter(({ at }) => at > 0)
          .map(({ at }) => (
            <span key={at} className={styles.marker} style={{ left: share(at, duration) }} />
          ))}
        {[...new Set(notes)].map((at) => (
          <span key={at} className={styles.note} style={{ left: share(at, duration) }} />
        ))}
      </span>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.min(Math.floor(time), Math.max(1, Math.floor(duration)))}
        aria-label="播放进度"
        aria-valuetext={`${spokenClock(time)}，共 ${spokenClock(duration)}`}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      {pointed !== undefined && duration > 0 ? (
        <span className={styles.bubble} style={{ left: share(pointed, duration) }} aria-hidden="true">
          {thumb ? (
            <span
              className={styles.thumb}
              style={{
                width: thumb.width,
                height: thumb.height,
                backgroundImage: `url("${thumb.src}")`,
                backgroundPosition: `-${thumb.x}px -${thumb.y}px`,
              }}
            />
          ) : null}
          {name ? <span className={styles.name}>{name}</span> : null}
          <span>{clockText(pointed)}</span>
        </span>
      ) : null}
    </div>
  );
}
