import styles from './Watermark.module.css';

interface WatermarkProps {
  text: string;
  /** Second of the lesson: the place follows from it. */
  second: number;
}

/** Between two places, in seconds of the lesson. */
const stay = 12;

/** Where it stands, in percent of the picture, from the top and the left; captions have the lowest part for themselves. */
const places = [
  [8, 66],
  [34, 12],
  [18, 40],
  [52, 58],
  [10, 14],
  [44, 36],
] as const;

/** Whose lesson this is, faintly over the picture, in another place every few seconds. */
export function Watermark({ text, second }: WatermarkProps) {
  const [top, left] = places[Math.floor(second / stay) % places.length] ?? places[0];
  return (
    <span className={styles.area} aria-hidden="true">
      {/* It moves by a transform: whatever else moves would count as a shift of the page. */}
      <span className={styles.mark} style={{ transform: `translate(${left}cqw, ${top}cqh)` }}>
        {text}
      </span>
    </span>
  );
}
