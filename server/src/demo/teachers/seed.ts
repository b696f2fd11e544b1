import { sql } from 'kysely';
import { refreshTeacher } from '../../areas/teachers/avoidance/terms';
import { recompute } from '../../areas/teachers/profiles/figures/recompute';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { isoDay } from '../../labels/beijing';
import { otherNames } from '../../names/institutions';
import { Chance } from '../chance';
import { avatarUrl, readData } from '../data';
import { type DemoTeacherFacts, teachersFile } from './shapes';

const day = 86_400_000;
const year = 365 * day;
const start = 90;
const late = 3;

/** Certified teachers with orders, reviews, credit and answers of a year, from which their figures are reckoned. */
export async function seedTeachers(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const teachers = readData('teachers.json', teachersFile);
  await seedAccounts(trx, teachers, now);
  for (const teacher of teachers) await seedTeacher(trx, teacher, now);
  await shareReviews(trx, teachers);
  for (const { id } of teachers) await refreshTeacher(trx, id);
  await recompute(trx, undefined, new Date(now));
}

/** Accounts of those whom the other demo data do not know. They have no phone and no password: nobody can log in as them. */
async function seedAccounts(trx: Db, teachers: DemoTeacherFacts[], now: number): Promise<void> {
  const created_at = new Date(now - 420 * day);
  await trx
    .insertInto('users')
    .values(
      teachers.map(({ id, name, major, title, avatar, university }) => ({
        ...{ id, nickname: name, avatar_img: avatarUrl(avatar), unit: university, created_at },
        ...{ bio: [`${major}博士`, title].filter(Boolean).join(' · '), identity: '高校教师' },
        ...{ is_teacher: true, is_certification: true },
      })),
    )
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

async function seedTeacher(trx: Db, teacher: DemoTeacherFacts, now: number): Promise<void> {
  const { id, name, major, title, university, subject_ids, research, motto, intro, not_doing } = teacher;
  const { disciplines, skills, works, available, max_formal, night, week, avatar, away } = teacher;
  const since = new Date(now - 400 * day);
  await trx
    .insertInto('teachers')
    .values({
      ...{
        user_id: id,
        status: 4,
        real_name: name,
        degree: 'doctor',
        title,
        university,
        major,
        unit: university,
      },
      ...{
        subject_ids,
        disciplines,
        research,
        motto,
        intro,
        not_doing,
        skills,
        available,
        max_formal,
        night,
        week,
      },
      institutions: [university, ...otherNames(university)],
      languages: ['zh', 'en'],
      works: JSON.stringify(works),
      avatar: avatarUrl(avatar),
      away_until: away ? isoDay(new Date(now + away * day)) : null,
      ...{ rules_version: '1.0', pledge_version: '1.0' },
      ...{ signed_at: since, approved_at: since, created_at: since, updated_at: since },
    })
    .onConflict((on) => on.column('user_id').doNothing())
    .execute();
  await seedResults(trx, teacher, now);
  await seedCredit(trx, teacher, now);
  await sql`
    insert into teacher_replies (teacher_id, day, seconds, count)
    select ${id}, (${new Date(now)}::timestamptz at time zone 'Asia/Shanghai')::date - d, ${teacher.reply_minutes * 60}::bigint * 3, 3
    from generate_series(0, 29) d on conflict do nothing`.execute(trx);
}

/** Orders that ended, spread over a year; those that were late or given back stand among them. */
async function seedResults(trx: Db, { id, orders, on_time, accepted }: DemoTeacherFacts, now: number) {
  const lateOnes = orders - Math.round(orders * on_time);
  const lostOnes = orders - Math.round(orders * accepted);
  // Every so many, the two beginning at different ends.
  const each = (count: number) => (count === 0 ? orders + 1 : Math.floor(orders / count));
  await sql`
    insert into teacher_results (teacher_id, ended_at, on_time, accepted, is_demo)
    select ${id}, ${new Date(now)}::timestamptz - (n * ${(year - 2 * day) / Math.max(1, orders)}::float8 + ${day}::float8) * interval '1 millisecond',
      not (n % ${each(lateOnes)}::int = 0 and n / ${each(lateOnes)}::int < ${lateOnes}::int),
      not (n % ${each(lostOnes)}::int = ${each(lostOnes) - 1}::int and n / ${each(lostOnes)}::int < ${lostOnes}::int), true
    from generate_series(0, ${orders - 1}::int) n`.execute(trx);
}

/** Events whose points lead to the credit of the data. */
async function seedCredit(trx: Db, { id, credit }: DemoTeacherFacts, now: number): Promise<void> {
  const chance = new Chance(id * 31);
  const wanted = credit - start;
  const lates = wanted < 0 ? Math.ceil(-wanted / late) : 1;
  const gains = wanted + lates * late;
  const events = [
    ...Array.from({ length: lates }, () => ({ points: -late, reason: 'late' as const })),
    ...Array.from({ length: gains }, () => ({ points: 1, reason: 'on_time' as const })),
  ];
  await trx
    .insertInto('credit_events')
    .values(
      events.map((event) => ({
        ...event,
        teacher_id: id,
        at: new Date(now - day - Math.floor(chance.next() * (year - 3 * day))),
      })),
    )
    .execute();
}

/** Says of which teacher the reviews of the shop are, each as many as the data have, by the categories that they serve. */
async function shareReviews(trx: Db, teachers: DemoTeacherFacts[]): Promise<void> {
  const reviews = await trx
    .selectFrom('appraises as a')
    .innerJoin('goods as g', 'g.id', 'a.goods_id')
    .select(['a.id', 'a.reply_name', 'g.category_id'])
    .where('a.order_id', 'is', null)
    .where('a.teacher_id', 'is', null)
    .orderBy('a.id')
    .execute();
  const left = new Map(teachers.map(({ id, reviews: most }) => [id, most]));
  const given = reviews.flatMap(({ id, reply_name, category_id }) => {
    const fits = teachers.filter((one) => (left.get(one.id) ?? 0) > 0);
    // Who answered it served it.
    const answered = fits.find(({ name }) => reply_name === `${name}老师`);
    const able = fits.filter(({ categories }) => categories.includes(category_id));
    const most = able.toSorted((a, b) => (left.get(b.id) ?? 0) - (left.get(a.id) ?? 0))[0];
    const teacher = answered ?? (reply_name?.endsWith('老师') ? undefined : most);
    if (!teacher) return [];
    left.set(teacher.id, (left.get(teacher.id) ?? 0) - 1);
    return [{ id, teacher: teacher.id }];
  });
  await sql`
    update appraises a set teacher_id = g.teacher
    from unnest(${given.map(({ id }) => id)}::bigint[], ${given.map(({ teacher }) => teacher)}::bigint[]) as g (id, teacher)
    where a.id = g.id`.execute(trx);
}
