import type { TeacherCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { CollectButton } from './CollectButton';
import { Figures } from './Figures';
import { LevelTag } from './LevelTag';
import { Presence } from './Presence';
import { teacherPath } from './place';
import styles from './TeacherItem.mobile.module.css';
import { canInvite } from './words';

/** A teacher of the list, as the phone shows them. */
export function TeacherItem({ teacher }: { teacher: TeacherCard }) {
  const { id, name, avatar_img, level, level_text, headline, university, motto, skills } = teacher;
  const title = `teacher-${id}`;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <Avatar name={name} src={avatar_img} size={56} />
        <div className={styles.who}>
          <div className={styles.line}>
            <h2 id={title} className={styles.name}>
              <Link to={teacherPath(id)}>{name}</Link>
            </h2>
            <LevelTag level={level} text={level_text} />
          </div>
          <p className={styles.place}>{[headline, university].filter(Boolean).join(' · ')}</p>
        </div>
        <CollectButton teacher={teacher} />
      </div>
      <p className={styles.motto}>{motto}</p>
      <ul className={styles.skills} aria-label="擅长服务">
        {skills.map(({ no, title: skill }) => (
          <li key={no}>{skill}</li>
        ))}
      </ul>
      <Figures teacher={teacher} />
      <div className={styles.foot}>
        <Presence presence={teacher.presence} />
        {canInvite(teacher) ? (
          <Link to={`${teacherPath(id)}#invite`} className={styles.invite} aria-label={`邀请${name}老师接单`}>
            邀请接单
          </Link>
        ) : (
          <Link to={teacherPath(id)} className={styles.page} aria-label={`看${name}老师的主页`}>
            看主页
          </Link>
        )}
      </div>
    </article>
  );
}
