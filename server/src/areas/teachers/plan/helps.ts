import { courseStatus } from '@harbor/contract/course-status';
import { goodsStatus } from '@harbor/contract/goods-status';
import type { PlanKind } from '@harbor/contract/plan-kinds';
import type { Db } from '../../../db/connect';
import type { Helps } from './reckon';
import { planRules } from './steps';

const servicesEach = 2;

/** What of the shop and the school helps with each step, by its key: what sells and is learnt most first. */
export async function helpsFor(db: Db, kind: PlanKind): Promise<ReadonlyMap<string, Helps>> {
  const rules = planRules[kind];
  const forms = [...new Set(rules.flatMap((rule) => rule.forms))];
  const shelves = [...new Set(rules.flatMap(({ courses }) => courses ?? []))];
  const [goods, courses] = await Promise.all([
    db
      .selectFrom('goods')
      .select(['id', 'title', 'form_no', 'deliver_days', 'price_fen', 'price_mode', 'unit'])
      .where('status', '=', goodsStatus.onShelf)
      .where('form_no', 'in', forms)
      .orderBy('sales', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('courses')
      .select(['id', 'title', 'category_id', 'seconds'])
      .where('status', 'in', [courseStatus.onShelf, courseStatus.updating])
      .where('category_id', 'in', shelves)
      .orderBy('students', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return new Map(
    rules.map((rule) => [
      rule.key,
      {
        services: goods
          .filter(({ form_no }) => rule.forms.includes(form_no))
          .slice(0, servicesEach)
          .map(({ form_no: _, ...service }) => service),
        courses: courses
          .filter(({ category_id }) => category_id === rule.courses)
          .slice(0, 1)
          .map(({ id, title, seconds }) => ({ id, title, hours: Math.round(seconds / 360) / 10 })),
      },
    ]),
  );
}
