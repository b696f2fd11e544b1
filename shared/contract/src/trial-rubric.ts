/** A criterion by which a buyer judges trials. Weights of a rubric are 100 together. */
export interface TrialCriterion {
  key: string;
  label: string;
  weight: number;
}

/** Of a text that was worked on. */
const language: readonly TrialCriterion[] = [
  { key: 'accuracy', label: '语言准确', weight: 25 },
  { key: 'logic', label: '逻辑衔接', weight: 25 },
  { key: 'terms', label: '术语规范', weight: 20 },
  { key: 'meaning', label: '保留原意', weight: 20 },
  { key: 'clarity', label: '说明清楚', weight: 10 },
];

/** Of what somebody says about a work. */
const guidance: readonly TrialCriterion[] = [
  { key: 'understanding', label: '理解需求', weight: 25 },
  { key: 'judgement', label: '判断准确', weight: 25 },
  { key: 'method', label: '方法可行', weight: 20 },
  { key: 'basis', label: '依据充分', weight: 20 },
  { key: 'clarity', label: '说明清楚', weight: 10 },
];

/** Forms whose trial is an excerpt that is worked on: polishing, translation, cover letters. */
const ofLanguage: readonly number[] = [14, 17, 18, 19];

/** The one rubric by which all trials of an order are judged. */
export const rubricOf = (formNo: number): readonly TrialCriterion[] =>
  ofLanguage.includes(formNo) ? language : guidance;

/** Most points of a criterion. */
export const mostPoints = 5;

/** Weighted points of a trial, 1 to 5 with one decimal; null until every criterion has its points. */
export function trialScore(
  rubric: readonly TrialCriterion[],
  points: Readonly<Record<string, number>>,
): number | null {
  if (rubric.some(({ key }) => points[key] === undefined)) return null;
  const sum = rubric.reduce((total, { key, weight }) => total + weight * (points[key] ?? 0), 0);
  return Math.round(sum / 10) / 10;
}
