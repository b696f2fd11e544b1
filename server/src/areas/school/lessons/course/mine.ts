import type { DataOf } from '@harbor/contract';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { toMoment, toMomentOrNull } from '../../../../time';
import type { Asked } from '../asked';
import { lessonLimits } from '../limits';
import type { CourseRow } from '../rows';
import { cardsOf } from './cards';

type Classroom = DataOf<'GET /cloudclassroom/list'>;
type Tab = NonNullable<Asked<'GET /cloudclassroom/list'>['tab']>;

interface Row {
  course_id: number;
  learnt_at: Date | null;
  watched: number;
}

/** The newest enrolment of each of somebody's courses, with what they watched of it. */
const mine = (userId: number, now: Date) => sql`
  select e.*, (e.status = ${enrolmentStatus.valid} and (e.expires_at is null or e.expires_at > ${now})) as open from (
    select distinct on (course_id) course_id, status, percent, expires_at, learnt_at, created_at from enrolments
    where user_id = ${userId} order by course_id, (status = 1) desc, id desc
  ) e`;

const tabs: Record<Tab, RawBuilder<SqlBool>> = {
  all: sql`true`,
  learning: sql`open and percent < 100`,
  finished: sql`open and percent = 100`,
  ended: sql`not open`,
};

/** All of somebody's courses, those that they learnt in last first. */
export async function classroom(
  db: Db,
  userId: number,
  { page = 1, tab = 'all' }: { page?: number | undefined; tab?: Tab | undefined },
  now: Date,
): Promise<Classroom> {
  const perPage = lessonLimits.coursesPerPage;
  const [{ rows }, counted, week] = await Promise.all([
    sql<Row>`
      select m.course_id, m.learnt_at, (select coalesce(sum(p.seconds), 0)::int from lesson_progress p
        where p.user_id = ${userId} and p.course_id = m.course_id) as watched
      from (${mine(userId, now)}) m where ${tabs[tab]}
      order by open desc, coalesce(learnt_at, created_at) desc, course_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<Classroom['counts']>`
      select count(*)::int as all, (count(*) filter (where ${tabs.learning}))::int as learning,
        (count(*) filter (where ${tabs.finished}))::int as finished, (count(*) filter (where ${tabs.ended}))::int as ended
      from (${mine(userId, now)}) m`.execute(db),
    studyWeek(db, userId, now),
  ]);
  const ids = rows.map(({ course_id }) => course_id);
  const courses: CourseRow[] =
    ids.length === 0 ? [] : await db.selectFrom('courses').selectAll().where('id', 'in', ids).execute();
  const cards = new Map((await cardsOf(db, courses, userId, now)).map((card) => [card.id, card]));
  const counts = counted.rows[0] ?? { all: 0, learning: 0, finished: 0, ended: 0 };
  const data = rows.flatMap(({ course_id, learnt_at, watched }) => {
    const course = cards.get(course_id);
    if (!course?.own) return [];
    return [{ course, own: course.own, learnt_at: toMomentOrNull(learnt_at), watched_seconds: watched }];
  });
  return { ...toPage(data, counts[tab], page, perPage), counts, week };
}

async function studyWeek(db: Db, userId: number, now: Date): Promise<Classroom['week']> {
  const { rows } = await sql<{ day: string; seconds: number }>`
    select d::date::text as day, coalesce(s.seconds, 0)::int as seconds
    from generate_series((${now}::timestamptz at time zone 'Asia/Shanghai')::date - 6,
      (${now}::timestamptz at time zone 'Asia/Shanghai')::date, interval '1 day') as d
    left join study_days s on s.user_id = ${userId} and s.day = d::date order by d`.execute(db);
  return rows;
}

interface Last {
  course_id: number;
  course_title: string;
  cover: string;
  percent: number | null;
  lesson_id: number;
  number: number;
  title: string;
  seconds: number;
  position: number;
  reported_at: Date;
  device: string;
}

/** What pages say of a device. */
export const deviceWord = (device: string): string =>
  device === 'mobile' ? '手机' : device === 'desktop' ? '电脑' : '';

/** The lesson that somebody watched last, of those that they may still watch. */
export async function continueLearning(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /cloudclassroom/continue'>> {
  const { rows } = await sql<Last>`
    select c.id as course_id, c.title as course_title, c.cover, e.percent, l.id as lesson_id, l.title, l.seconds,
      p.position, p.reported_at, p.device,
      (select count(*)::int from lessons o join course_chapters oc on oc.id = o.chapter_id
        where o.course_id = l.course_id and o.status <> 2 and not o.held
          and (oc.sort, oc.id, o.sort, o.id) <= (ch.sort, ch.id, l.sort, l.id)) as number
    from lesson_progress p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
      join course_chapters ch on ch.id = l.chapter_id
      left join enrolments e on e.course_id = c.id and e.user_id = p.user_id and e.status = ${enrolmentStatus.valid}
        and (e.expires_at is null or e.expires_at > ${now})
    where p.user_id = ${userId} and l.status = 1 and p.position_at is not null and (e.id is not null or l.free)
    order by p.reported_at desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return { last: null };
  return {
    last: {
      course: { id: row.course_id, title: row.course_title, cover: row.cover, percent: row.percent ?? 0 },
      lesson: { id: row.lesson_id, number: row.number, title: row.title, seconds: row.seconds },
      position: row.position,
      at: toMoment(row.reported_at),
      device: deviceWord(row.device),
    },
  };
}
