import { alertsWords } from './alerts';

test.each([
  ['gathering', 0, 0, '正在整理变动'],
  ['telling', 61, 1200, '正在提醒，已提醒 1,200 人'],
  ['told', 61, 0, '已提醒 0 人'],
  ['told', 61, null, '已提醒'],
  ['told', 0, 0, '没有需要提醒的变动'],
  ['withdrawing', 0, 312, '正在告知提醒已撤回'],
  ['withdrawn', 0, 312, '已告知提醒过的人'],
  ['withdrawn', 0, 0, '没有提醒过任何人'],
  ['none', 0, 0, ''],
] as const)('alerts that are %s, of %j journals to %j people: %j', (step, journals, people, words) =>
  expect(alertsWords({ step, journals, people })).toBe(words),
);
