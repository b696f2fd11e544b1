import type { CourseDetail } from '@harbor/contract';
import { Check } from 'lucide-react';
import styles from './Intro.module.css';

interface IntroProps {
  course: Pick<CourseDetail, 'intro' | 'gains' | 'audience'>;
}

/** What the course is about, what one can do afterwards, and for whom it is. */
export function Intro({ course: { intro, gains, audience } }: IntroProps) {
  return (
    <div className={styles.intro}>
      {intro
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {gains.length > 0 ? (
        <>
          <h3>学完之后</h3>
          <ul className={styles.gains}>
            {gains.map((gain) => (
              <li key={gain}>
                <Check size={16} aria-hidden />
                {gain}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {audience ? (
        <>
          <h3>适合谁</h3>
          <p>{audience}</p>
        </>
      ) : null}
    </div>
  );
}
