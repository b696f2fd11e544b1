import type { DataOf, TeacherPage } from '@harbor/contract';
import { goodsStatus } from '@harbor/contract/goods-status';
import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { subjects } from '@harbor/contract/subjects';
import { applyLanguages } from '@harbor/contract/teacher-apply-items';
import { enoughOrders } from '@harbor/contract/teacher-levels';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { isoDay } from '../../../../labels/beijing';
import { settingIn } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';
import { avoidsTeacher } from '../../avoidance/lists';
import { teacherAnswers } from '../cache';
import { collectedAmong } from '../collect';
import { creditRules } from '../figures/credit';
import { levelTerms, termsText } from '../figures/terms';
import { skillsOf, toCard } from './present';
import { firstReviews } from './reviews';
import { allTeachers, type PublicRow, publicRows } from './rows';

const unknown = '没有找到这位老师，或主页暂未公开';
const mostSimilar = 3;
const mostPosts = 3;

interface More {
  intro: string;
  not_doing: string;
  languages: string[];
  works: TeacherPage['works'];
  credit: number;
  week: number;
  degree: string;
  title: string;
  rules_version: string | null;
  disciplines: string[];
  signed_at: Date | null;
  approved_at: Date;
}

type Shown = Omit<
  TeacherPage,
  keyof DataOf<'GET /index/teachers'>['data'][number] | 'own' | 'avoided' | 'similar'
>;

/** What is the same for everybody of a teacher's page. @throws HttpProblem 404 */
async function shownOf(core: Core, id: number): Promise<{ row: PublicRow; shown: Shown }> {
  return teacherAnswers.cached(core, `page/${id}`, async () => {
    const { db } = core;
    const [row] = await publicRows(db, sql`u.id = ${id}`);
    if (!row) throw notFound(unknown);
    const [more, services, terms, reviews, posts, invite_hours] = await Promise.all([
      moreOf(db, id),
      servicesOf(db, row.skills),
      levelTerms(db),
      firstReviews(db, id),
      postsOf(db, id),
      settingIn(db, 'take.invite'),
    ]);
    const { intro, not_doing, languages, works, credit, week } = more;
    return {
      row,
      shown: {
        ...{ intro, not_doing, works, credit, week, services, reviews, posts, invite_hours },
        languages: languages.map((key) => applyLanguages[key as keyof typeof applyLanguages] ?? key),
        subjects: subjectsOf(row.subject_ids, more.disciplines),
        research: row.research,
        all_skills: skillsOf(row.skills),
        collect_count: row.collect_count,
        night: row.night,
        verified: verifiedOf(more),
        levels: terms.map((one) => ({ level: one.level, name: one.name, text: termsText(one) })),
      },
    };
  });
}

/**
 * One teacher's page. What belongs to whoever asks is laid over it.
 * @throws HttpProblem 404 nobody, or nobody who is shown
 */
export async function teacherPage(
  core: Core,
  id: number,
  userId: number | undefined,
  now: Date,
): Promise<TeacherPage> {
  const [{ row, shown }, all, mine, avoided] = await Promise.all([
    shownOf(core, id),
    allTeachers(core),
    userId ? collectedAmong(core.db, userId, [id]) : new Set<number>(),
    userId ? avoidsTeacher(core.db, userId, id) : false,
  ]);
  return {
    ...toCard(row, now, mine.has(id)),
    ...shown,
    ...{ avoided, own: userId === id },
    similar: similarTo(row, all).map((one) => toCard(one, now)),
  };
}

async function moreOf(db: Db, id: number): Promise<More> {
  return db
    .selectFrom('teachers')
    .select(['intro', 'not_doing', 'languages', 'works', 'credit', 'week', 'degree', 'title'])
    .select(['rules_version', 'signed_at', 'approved_at', 'disciplines'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow() as Promise<More>;
}

/** Services on the shelf whose form is among what a teacher takes. */
const servicesOf = (db: Db, skills: readonly number[]): Promise<TeacherPage['services']> =>
  skills.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('goods')
        .select(['id', 'title', 'cover', 'price_mode', 'price_fen', 'unit'])
        .select(['deliver_days', 'free_revisions', 'need_trial'])
        .where('status', '=', goodsStatus.onShelf)
        .where('form_no', 'in', [...skills])
        .orderBy('sales', 'desc')
        .orderBy('id')
        .execute();

async function postsOf(db: Db, id: number): Promise<TeacherPage['posts']> {
  const written = db.selectFrom('posts').where('user_id', '=', id).where('shown', '=', true);
  const [{ total }, rows] = await Promise.all([
    written.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    written
      .select(['id', 'title', 'published_at', 'created_at'])
      .orderBy('id', 'desc')
      .limit(mostPosts)
      .execute(),
  ]);
  return {
    total,
    data: rows.map(({ id: post, title, published_at, created_at }) => ({
      ...{ id: post, title, created_at: toMoment(published_at ?? created_at) },
    })),
  };
}

/** The disciplines of a teacher; their fields where none are known. */
function subjectsOf(fields: readonly number[], disciplines: readonly string[]): string[] {
  const named = disciplines.flatMap((code) => disciplineLabel(code).split(' / ').at(-1) || []);
  return named.length > 0 ? named : fields.flatMap((no) => subjects[no as keyof typeof subjects] ?? []);
}

/** What the platform looked at, and when. Papers are deleted thirty days after it. */
function verifiedOf({ degree, title, rules_version, signed_at, approved_at }: More): TeacherPage['verified'] {
  const date = isoDay(approved_at);
  return [
    { title: '身份', date },
    ...(degree ? [{ title: '学历', date }] : []),
    ...(title ? [{ title: `${title}职称`, date }] : []),
    ...(signed_at
      ? [{ title: '学术诚信承诺', date: rules_version ? `${rules_version} 版` : isoDay(signed_at) }]
      : []),
  ];
}

/** Teachers of the same subjects and services, those with the most in common first. */
function similarTo(row: PublicRow, all: readonly PublicRow[]): PublicRow[] {
  const common = (a: readonly (number | string)[], b: readonly (number | string)[]) =>
    a.filter((one) => b.includes(one)).length;
  return all
    .filter(({ id }) => id !== row.id)
    .map((other) => ({
      other,
      worth: 2 * common(other.subject_ids, row.subject_ids) + common(other.skills, row.skills),
    }))
    .filter(({ worth }) => worth > 0)
    .toSorted(
      (a, b) => b.worth - a.worth || b.other.done_count - a.other.done_count || a.other.id - b.other.id,
    )
    .slice(0, mostSimilar)
    .map(({ other }) => other);
}

const onHome = 4;

/** Teachers of the home page: of the highest levels, those who can take an order first. */
export async function homeTeachers(core: Core, now: Date): Promise<DataOf<'GET /index/teachers'>> {
  const all = await allTeachers(core);
  const cards = all.map((row) => toCard(row, now));
  const done = new Map(all.map((row) => [row.id, row.done_count]));
  const first = cards.toSorted(
    (a, b) =>
      Number(b.presence.kind === 'open') - Number(a.presence.kind === 'open') ||
      b.level - a.level ||
      (done.get(b.id) ?? 0) - (done.get(a.id) ?? 0) ||
      a.id - b.id,
  );
  return { data: first.slice(0, onHome), total: all.length };
}

/** How levels and credit are reckoned, with the numbers that hold now. */
export const levelRules = (core: Core): Promise<DataOf<'GET /teacher/levels'>> =>
  teacherAnswers.cached(core, 'rules', async () => {
    const [terms, events, start, months] = await Promise.all([
      levelTerms(core.db),
      creditRules(core.db),
      settingIn(core.db, 'teacher.credit_start'),
      settingIn(core.db, 'teacher.months'),
    ]);
    return {
      ...{ start, months, enough: enoughOrders },
      events: events.filter(({ points }) => points !== 0),
      levels: terms.map((one) => ({ level: one.level, name: one.name, text: termsText(one) })),
    };
  });
