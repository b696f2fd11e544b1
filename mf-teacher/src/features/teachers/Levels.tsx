import type { TeacherPage } from '@harbor/contract';
import styles from './Levels.module.css';

interface LevelsProps {
  levels: TeacherPage['levels'];
  /** The one that somebody has. */
  own?: number;
}

/** The levels from the first to the last, with what each asks for. */
export function Levels({ levels, own }: LevelsProps) {
  return (
    <ol className={styles.levels}>
      {levels.map(({ level, name, text }) => (
        <li
          key={level}
          className={level === own ? styles.on : undefined}
          aria-current={level === own ? 'true' : undefined}
        >
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
