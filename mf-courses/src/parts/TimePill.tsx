import { Link } from '@harbor/runtime';
import { Clock, Play } from 'lucide-react';
import { clockText } from '../player/clock';
import styles from './TimePill.module.css';

interface TimePillProps {
  /** Second of the lesson. */
  at: number;
  /** Before the time: 第 6 讲. */
  lesson?: string | undefined;
  /** Leads to the lesson at its second; without it, `onSeek` does. */
  to?: string | undefined;
  /** Takes the player on this page there. */
  onSeek?: ((second: number) => void) | undefined;
  /** Somebody is there now. */
  on?: boolean;
}

/** A second of a lesson; everything that can return to one looks like this. */
export function TimePill({ at, lesson = '', to, onSeek, on = false }: TimePillProps) {
  const look = on ? `${styles.pill} ${styles.on}` : styles.pill;
  const said = lesson ? `${lesson} ${clockText(at)}` : clockText(at);
  const leads = onSeek !== undefined || to !== undefined;
  const words = (
    <>
      {leads ? <Play size={11} fill="currentColor" aria-hidden /> : <Clock size={13} aria-hidden />}
      <span>{said}</span>
    </>
  );
  // Begins with what is seen, so that whoever speaks to their machine can say it.
  const label = `${said}，从这里开始看`;
  if (onSeek)
    return (
      <button type="button" className={look} aria-label={label} onClick={() => onSeek(at)}>
        {words}
      </button>
    );
  if (to)
    return (
      <Link to={to} className={look} aria-label={label}>
        {words}
      </Link>
    );
  return <span className={look}>{words}</span>;
}
