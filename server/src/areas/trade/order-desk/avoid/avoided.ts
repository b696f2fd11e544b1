import type { Db } from '../../../../db/connect';
import { invalid } from '../../../../http/problem';
import { versionOf } from '../../forms/queries';
import type { OrderRow } from '../../orders/rows';
import { avoidedIn, type Known, languages } from '../../../../names/names';

/** Whom the buyer of an order wants to have nothing to do with it, in their words, as last handed in. */
export async function avoidedFor(db: Db, orderId: number): Promise<string[]> {
  const list = (await versionOf(db, orderId))?.answers.avoid;
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

/** Somebody who shall serve an order: a teacher, or staff themselves. */
export interface Candidate {
  name: string;
  /** As their profile says; empty where it says nothing. */
  unit: string;
  bio: string;
  /** Whose institutions have to be known before an order with a list can be theirs. */
  teacher: boolean;
}

/** What is missing to hold institutions against a list in another language: nothing says what `PKU` is in Chinese. */
function missingLanguage(avoided: readonly string[], stated: readonly string[]): string | undefined {
  const missing = languages.flatMap(({ name, isIn, has }) => {
    const item = stated.some(has) ? undefined : avoided.find(isIn);
    return item ? [`买家的回避名单中有“${item}”，请一并填写这位老师单位的${name}名称后再派单`] : [];
  });
  return missing[0];
}

/**
 * Keeps the buyer's word on whom their order must not reach. There is no way around it but another person: a list that is
 * not respected would be no promise. What a profile says counts against its teacher and never for them, who may change it
 * at any time: staff state the institutions that they were shown at the certification.
 * @param stated the institutions of the candidate as staff know them, beside what the profile says
 * @throws HttpProblem 422 somebody whom the buyer avoids, or a teacher of whom staff do not say where they work, in the
 * languages of the list
 */
export async function checkAvoided(
  db: Db,
  order: Pick<OrderRow, 'id'>,
  candidate: Candidate,
  stated: readonly string[],
): Promise<void> {
  const avoided = await avoidedFor(db, order.id);
  if (avoided.length === 0) return;
  const { name, bio, unit, teacher } = candidate;
  const units = [unit, ...stated].map((one) => one.trim()).filter((one) => one !== '');
  const known: Known = { name, bio, units };
  const met = avoidedIn(avoided, known);
  const field = teacher ? 'teacher_id' : 'staff';
  if (met.length > 0) {
    const words = met.map((item) => `“${item}”`).join('、');
    const of = units.length > 0 ? `${name}，${units.join('、')}` : name;
    throw invalid({ [field]: [`买家要求回避${words}，不能安排（${of}）`] });
  }
  if (!teacher) return;
  const missing =
    stated.length === 0
      ? '买家设置了回避，请按认证材料填写这位老师所在的单位后再派单'
      : missingLanguage(avoided, stated);
  if (missing) throw invalid({ institutions: [missing] });
}
