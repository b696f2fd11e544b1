import type { Plan, PlanStep } from '@harbor/contract';
import { type PlanFit, type PlanKind, planKinds } from '@harbor/contract/plan-kinds';
import { planRules, type StepRule } from './steps';

const dayMs = 86_400_000;

/** A day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** What of the site helps with a step. */
export interface Helps {
  services: readonly Omit<PlanStep['services'][number], 'fits'>[];
  courses: PlanStep['courses'];
}

interface Reckoned {
  daysLeft: number;
  fit: PlanFit;
  verdict: string;
  steps: PlanStep[];
}

const sum = (rules: readonly StepRule[], of: (rule: StepRule) => number) =>
  rules.reduce((total, rule) => total + of(rule), 0);

/**
 * Days for each step that is left: as many as usual where there is time; with less, what is above the least is shortened alike
 * for all; and with less than the least of all, the least, so that the first steps would have to have begun already.
 */
function daysOf(rules: readonly StepRule[], left: number): number[] {
  const usual = sum(rules, (rule) => rule.usual);
  const least = sum(rules, (rule) => rule.least);
  if (left >= usual) return rules.map((rule) => rule.usual);
  if (left <= least) return rules.map((rule) => rule.least);
  const share = (left - least) / (usual - least);
  return rules.map((rule) => rule.least + Math.floor((rule.usual - rule.least) * share));
}

/**
 * Reckons a plan from its day back. Nothing is promised to be faster than it is: where the least does not fit it says so.
 * @param today and `date` as `2026-11-28`
 */
export function reckon(
  kind: PlanKind,
  date: string,
  today: string,
  done: readonly string[],
  helps: ReadonlyMap<string, Helps>,
): Reckoned {
  const rules = planRules[kind];
  const open = rules.filter(({ key }) => !done.includes(key));
  const daysLeft = daysBetween(today, date);
  const usual = sum(open, (rule) => rule.usual);
  const least = sum(open, (rule) => rule.least);
  const days = new Map(daysOf(open, daysLeft).map((count, n) => [open[n]?.key ?? '', count]));
  let until = date;
  const steps = rules
    .toReversed()
    .map((rule): PlanStep => {
      const isDone = done.includes(rule.key);
      const length = isDone ? 0 : (days.get(rule.key) ?? rule.usual);
      const from = dayAfter(until, -length);
      const late = !isDone && from < today;
      const window = late ? Math.max(0, daysBetween(today, until)) : length;
      const { services = [], courses = [] } = helps.get(rule.key) ?? {};
      const step = {
        ...{ key: rule.key, title: rule.title, text: rule.text, from, until, days: length, done: isDone },
        ...{ usual_days: rule.usual, least_days: rule.least, courses, way: rule.way ?? null },
        warning: isDone ? '' : warningOf(rule, { late, window, length }),
        services: services.map((one) => ({ ...one, fits: one.deliver_days <= window })),
      };
      until = from;
      return step;
    })
    .toReversed();
  return { daysLeft, steps, ...verdictOf(kind, { daysLeft, usual, least }) };
}

function warningOf(
  rule: StepRule,
  { late, window, length }: { late: boolean; window: number; length: number },
): string {
  if (late && window < rule.least) return `来不及：至少要 ${rule.least} 天，按这个日期只剩 ${window} 天`;
  if (late) return `应当已经开始，今天就动手还有 ${window} 天`;
  return length < rule.usual ? `比通常的 ${rule.usual} 天少 ${rule.usual - length} 天，请预留修改时间` : '';
}

function verdictOf(
  kind: PlanKind,
  { daysLeft, usual, least }: { daysLeft: number; usual: number; least: number },
): { fit: PlanFit; verdict: string } {
  const { day } = planKinds[kind];
  if (daysLeft < 0) return { fit: 'late', verdict: `${day}已经过去，请改一个日期。` };
  if (usual === 0) return { fit: 'enough', verdict: '所有步骤都已完成。' };
  if (daysLeft < least)
    return {
      fit: 'late',
      verdict: `来不及：余下的步骤至少要 ${least} 天，只剩 ${daysLeft} 天，差 ${least - daysLeft} 天。加钱加急改变不了实验、撰写与审稿需要的时间，建议和导师商量延期或缩小范围。`,
    };
  if (daysLeft < usual)
    return {
      fit: 'tight',
      verdict: `时间偏紧：通常要 ${usual} 天，还剩 ${daysLeft} 天。每一步都比通常短一些，请从最前面一步马上开始。`,
    };
  return {
    fit: 'enough',
    verdict: `时间够用：通常要 ${usual} 天，还剩 ${daysLeft} 天，可以在 ${daysLeft - usual} 天后开始第一步，早开始更从容。`,
  };
}

/** Of which plan a calendar is. */
export type PlanHead = Pick<Plan, 'kind' | 'title' | 'date'>;
