import type { LessonMarker } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { clockText, spokenClock } from '../../player/clock';
import { markerAt } from '../../player/Timeline';
import styles from './Points.module.css';

interface PointsProps {
  markers: readonly LessonMarker[];
  second: number;
  onSeek: (second: number) => void;
}

/** The parts of a lesson, each a way to where it begins. */
export function Points({ markers, second, onSeek }: PointsProps) {
  if (markers.length === 0) return null;
  const now = markerAt(markers, second);
  return (
    <Panel>
      <h2 className={styles.title}>本讲要点</h2>
      <ul>
        {markers.map((marker) => (
          <li key={marker.at}>
            <button
              type="button"
              className={marker === now ? `${styles.point} ${styles.on}` : styles.point}
              aria-current={marker === now ? 'true' : undefined}
              onClick={() => onSeek(marker.at)}
            >
              <span className={styles.time}>
                <span aria-hidden="true">{clockText(marker.at)}</span>
              </span>
              {marker.title}
              <span className={styles.spoken}>，从 {spokenClock(marker.at)} 开始</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
