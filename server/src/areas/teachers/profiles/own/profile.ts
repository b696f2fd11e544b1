import type { BodyOf, DataOf } from '@harbor/contract';
import { teacherSkills } from '@harbor/contract/teacher-levels';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, forbidden, invalid } from '../../../../http/problem';
import { isoDay } from '../../../../labels/beijing';
import { watchTexts } from '../../../base/sentinel/watch';
import { invalidateTeachers } from '../cache';
import { levelTerms, missingFor } from '../figures/terms';
import { presenceOf, share, skillsOf, toCard } from '../public/present';
import { isPublic, openOrders, type PublicRow } from '../public/rows';

type Own = DataOf<'GET /teacher/profile'>;

interface OwnRow extends PublicRow {
  real_name: string;
  unit: string;
  intro: string;
  not_doing: string;
  max_formal: number;
  level_orders: number;
  rate: number;
  credit: number;
  week: number;
  shown: boolean;
}

/** A teacher's own row. @throws HttpProblem 403 whom no certification is kept of */
async function ownRow(db: Db, userId: number): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select u.id, u.nickname as name, u.avatar_img, t.*, l.name as level_text, l.orders as level_orders, l.rate,
      least(l.orders, t.max_formal)::int as orders, ${openOrders} as open_orders, ${isPublic} as shown
    from teachers t join users u on u.id = t.user_id join teacher_levels l on l.level = t.level
    where t.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw forbidden('完成老师认证后可以设置主页');
  return row;
}

/** What a teacher sees and may change of themselves. @throws HttpProblem 403 */
export async function ownProfile(db: Db, userId: number, now: Date): Promise<Own> {
  const [row, terms] = await Promise.all([ownRow(db, userId), levelTerms(db)]);
  const next = terms.find(({ level }) => level === row.level + 1);
  const { intro, motto, not_doing, research, skills, max_formal, level_orders, available, away_until } = row;
  const { night, week, level, level_text, rate, credit } = row;
  return {
    card: toCard(row, now),
    ...{ intro, motto, not_doing, research, skills, max_formal, available, away_until, night, week },
    ...{ level, level_text, rate, credit, public: row.shown },
    most_formal: level_orders,
    skill_choices: skillsOf(Object.keys(teacherSkills).map(Number)),
    next_level: next ? { name: next.name, missing: missingFor(next, row, credit) } : null,
    figures: {
      on_time: share(row.on_time_count, row.on_time_total),
      accept: share(row.accept_count, row.accept_total),
      done: row.done_count,
    },
    certified: [
      { label: '姓名', value: row.real_name },
      { label: '毕业院校', value: row.university },
      { label: '专业', value: row.major },
      { label: '工作单位', value: row.unit },
      { label: '职称', value: row.title },
    ].filter(({ value }) => value !== ''),
  };
}

/**
 * Changes what a teacher says of themselves. Texts are read by the rules on wording before: nobody looks at them first.
 * @throws HttpProblem 403, 422 by the fields
 */
export async function saveProfile(
  core: Core,
  userId: number,
  body: BodyOf<'POST /teacher/profile'>,
  now: Date,
): Promise<Own> {
  const { motto, intro, not_doing, research, skills, ...plain } = body;
  const texts = await watchTexts(
    core,
    { userId, place: 'post' },
    {
      motto: motto ?? '',
      intro: intro ?? '',
      not_doing: not_doing ?? '',
      research: (research ?? []).join('\n'),
    },
  );
  return core.db.transaction().execute(async (trx) => {
    const row = await ownRow(trx, userId);
    if (plain.max_formal !== undefined && plain.max_formal > row.level_orders)
      throw invalid({ max_formal: [`${row.level_text}最多同时服务${row.level_orders}单`] });
    await trx
      .updateTable('teachers')
      .set({
        ...plain,
        ...(motto !== undefined && { motto: texts.motto }),
        ...(intro !== undefined && { intro: texts.intro }),
        ...(not_doing !== undefined && { not_doing: texts.not_doing }),
        ...(research !== undefined && { research: texts.research.split('\n').filter((one) => one !== '') }),
        ...(skills !== undefined && { skills: [...new Set(skills)] }),
        updated_at: now,
      })
      .where('user_id', '=', userId)
      .execute();
    await invalidateTeachers(trx);
    return ownProfile(trx, userId, now);
  });
}

/**
 * Opens or closes a teacher for orders, or sends them on vacation. What they serve already goes on.
 * @throws HttpProblem 403, 409 suspended, 422 a vacation that is over
 */
export async function goTake(
  core: Core,
  userId: number,
  body: BodyOf<'POST /teacher/go_take'>,
  now: Date,
): Promise<DataOf<'POST /teacher/go_take'>> {
  const until = body?.away_until;
  if (until && until < isoDay(now)) throw invalid({ away_until: ['休假结束日不能早于今天'] });
  return core.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('teachers')
      .select('user_id')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .execute();
    const row = await ownRow(trx, userId);
    const onlyVacation = until !== undefined && body?.available === undefined;
    const available = onlyVacation ? row.available : (body?.available ?? !row.available);
    if (available && !row.shown) throw conflict('账号暂停接单期间不能开启接单');
    const away_until = until === undefined ? row.away_until : until;
    await trx
      .updateTable('teachers')
      .set({ available, away_until, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    await invalidateTeachers(trx);
    return {
      ...{ available, away_until, go_take: available ? 1 : 0 },
      presence: presenceOf({ ...row, available, away_until }, now),
    };
  });
}
