import type { TeacherPage } from '@harbor/contract';
import { tagClass } from '@harbor/ui/tag';
import styles from './About.module.css';

/** What a teacher says of themselves, and what they take and decline. */
export function About({ teacher }: { teacher: TeacherPage }) {
  const { intro, subjects, research, all_skills: skills, languages, not_doing: declined } = teacher;
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      <dl className={styles.facts}>
        {subjects.length > 0 ? (
          <>
            <dt>学科</dt>
            <dd className={styles.tags}>
              {subjects.map((subject) => (
                <span key={subject} className={tagClass('primary')}>
                  {subject}
                </span>
              ))}
            </dd>
          </>
        ) : null}
        {research.length > 0 ? (
          <>
            <dt>研究方向</dt>
            <dd>{research.join('、')}</dd>
          </>
        ) : null}
        <dt>擅长服务</dt>
        <dd>{skills.map(({ title }) => title).join('、')}</dd>
        {languages.length > 0 ? (
          <>
            <dt>语种</dt>
            <dd>{languages.join('、')}</dd>
          </>
        ) : null}
        {declined ? (
          <>
            <dt>不做的事</dt>
            <dd>{declined}</dd>
          </>
        ) : null}
      </dl>
    </>
  );
}
