import type { DataOf } from '@harbor/contract';
import type { Filter } from './queries';
import { kinds } from './useFilter';

/** Most that one export holds; the server holds it to that. */
export const exportLimits = { lines: 20_000, days: 92 };

const dayMs = 24 * 3_600_000;

/** Why these days cannot be exported; undefined where they can. */
export function daysProblem(from: string, to: string): string | undefined {
  if (!from || !to) return '请选择开始和结束日期';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) return '结束日期不能早于开始日期';
  return days > exportLimits.days ? `一次最多导出 ${exportLimits.days} 天，请缩短日期范围` : undefined;
}

/** What of the filter an export takes along, in words. */
export function filterWords(
  { who, by, action, object, object_no }: Filter,
  known: DataOf<'GET /staff/audit/actions'> | undefined,
): string {
  const group = known?.groups.find(({ prefix }) => prefix === action);
  const named = known?.groups.flatMap(({ actions }) => actions).find((one) => one.action === action);
  const thing = known?.objects.find(({ type }) => type === object)?.title ?? object;
  const words = [
    who && `操作人“${who}”`,
    by && `身份 ${kinds.find(({ value }) => value === by)?.label}`,
    action && `操作 ${named?.title ?? (group ? `${group.title}（全部）` : action)}`,
    object && `对象 ${thing}`,
    object_no && `编号 ${object_no}`,
  ].filter(Boolean);
  return words.length > 0 ? words.join('，') : '全部操作';
}
