import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { invalidateTeachers } from '../cache';
import { recompute } from '../figures/recompute';
import { levelTerms } from '../figures/terms';

type Terms = DataOf<'GET /staff/teacher/level/terms'>;

/** The terms of all levels, and how often they were changed. */
export async function termsNow(db: Db): Promise<Terms> {
  const rows = await levelTerms(db);
  return {
    data: rows.map(({ revision: _, ...terms }) => terms),
    revision: Math.max(1, ...rows.map(({ revision }) => revision)),
  };
}

/** What terms may not be: each level asks for at least as much as the one below. */
function faultsOf(levels: Terms['data']): Record<string, string[]> {
  const sorted = levels.toSorted((a, b) => a.level - b.level);
  if (sorted.some(({ level }, at) => level !== at + 1)) return { levels: ['请填写四个等级'] };
  const [first] = sorted;
  if (first && (first.min_orders || first.min_credit || first.min_on_time || first.min_accept))
    return { levels: ['第一级不能有门槛'] };
  const lower = sorted.find(({ min_orders, rate }, at) => {
    const below = sorted[at - 1];
    return below !== undefined && (min_orders <= below.min_orders || rate < below.rate);
  });
  return lower ? { levels: [`${lower.name}的单数须高于前一级，分成不低于前一级`] } : {};
}

/**
 * Changes names, terms and rates; levels are reckoned anew at once. What was settled stays as it is.
 * @throws HttpProblem 409 somebody else changed them, 422
 */
export async function saveTerms(
  core: Core,
  staffId: number,
  { revision, levels }: BodyOf<'POST /staff/teacher/level/terms'>,
  now: Date,
): Promise<Terms> {
  const faults = faultsOf(levels as Terms['data']);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('teacher_levels').select('level').orderBy('level').forUpdate().execute();
    const before = await termsNow(trx);
    if (before.revision !== revision) throw conflict('等级设置刚被修改，请刷新后再改');
    for (const { level, ...terms } of levels)
      await trx
        .updateTable('teacher_levels')
        .set({ ...terms, revision: revision + 1 })
        .where('level', '=', level as 1 | 2 | 3 | 4)
        .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher.levels',
      detail: { content: levels.map(({ name, rate }) => `${name} ${rate}%`).join('、') },
    });
    await recompute(trx, undefined, now);
    await invalidateTeachers(trx);
    return termsNow(trx);
  });
}
