import type { DataOf } from '@harbor/contract';
import { type ApplyItem, applyItem } from '@harbor/contract/teacher-apply-items';
import type { Core } from '../../../core';
import { paginate } from '../../../http/page';
import { toMoment } from '../../../time';

const perPage = 20;

/** Staff as an applicant reads of them: 审核员 许** */
const masked = (name: string): string => `审核员 ${[...name][0] ?? ''}**`;

export const viewText = (what: 'open' | 'reveal', item: string): string =>
  what === 'reveal' ? '显示 证件号码' : `打开 ${applyItem(item as ApplyItem)?.label ?? item}`;

/** Who looked at the documents of a person, the latest first. */
export function ownViews(
  { db }: Core,
  userId: number,
  page: number | undefined,
): Promise<DataOf<'GET /teacher/views'>> {
  const rows = db
    .selectFrom('teacher_views as v')
    .innerJoin('teacher_applications as a', 'a.id', 'v.application_id')
    .where('a.user_id', '=', userId);
  return paginate(
    rows
      .innerJoin('users as u', 'u.id', 'v.viewer_id')
      .select(['v.id', 'v.what', 'v.item', 'v.why', 'v.at', 'u.nickname'])
      .orderBy('v.id', 'desc'),
    { page: page ?? 1, perPage, counted: rows },
    (found) =>
      found.map(({ id, what, item, why, at, nickname }) => ({
        ...{ id, who: masked(nickname), what: viewText(what, item), why, at: toMoment(at) },
      })),
  );
}
