import { Link, useQuery } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { ListSkeleton, Section } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import styles from './HomeTeachers.mobile.module.css';
import { LevelTag } from './LevelTag';
import { Presence } from './Presence';
import { listPath, teacherPath } from './place';
import { homeTeachers } from './queries';
import { rateWords, scoreWords } from './words';

/** Teachers on the phone's home page: two by two. */
export function HomeTeachers() {
  const { data, isPending } = useQuery(homeTeachers());
  if (isPending) return <ListSkeleton />;
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      title="老师风采"
      extra={
        <Link to={listPath} className={styles.all}>
          全部 {data.total} 位老师
          <ChevronRight size={14} aria-hidden />
        </Link>
      }
    >
      <ul className={styles.grid} aria-label="推荐老师">
        {data.data.map((teacher) => (
          <li key={teacher.id}>
            <Link to={teacherPath(teacher.id)} className={styles.card}>
              <Avatar name={teacher.name} src={teacher.avatar_img} size={64} />
              <b>{teacher.name}</b>
              <LevelTag level={teacher.level} text={teacher.level_text} />
              <span>{teacher.headline}</span>
              <small>
                准时 {rateWords(teacher.on_time.rate)} · 评分 {scoreWords(teacher.score.mean)}
              </small>
              <Presence presence={teacher.presence} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
