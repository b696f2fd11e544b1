import type { TeacherCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { teacherPath } from './place';
import styles from './Similar.module.css';
import { countWords, rateWords } from './words';

/** Teachers of the same field. */
export function Similar({ teachers }: { teachers: TeacherCard[] }) {
  return (
    <ul className={styles.list}>
      {teachers.map(({ id, name, avatar_img, headline, on_time: onTime }) => (
        <li key={id}>
          <Avatar name={name} src={avatar_img} size={40} />
          <div>
            <b>{name}</b>
            <p>
              {headline.split(' · ')[0]} · 准时 {rateWords(onTime.rate)}（
              {countWords(onTime.rate, onTime.count)}）
            </p>
          </div>
          <Link to={teacherPath(id)} aria-label={`看${name}老师的主页`}>
            看主页
          </Link>
        </li>
      ))}
    </ul>
  );
}
