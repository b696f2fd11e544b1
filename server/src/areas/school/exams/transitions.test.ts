import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { attemptEventText, attemptStep, attemptSteps } from './transitions';

test('an attempt ends by its person, its clock or the team, and is never opened again', () => {
  const ways = attemptSteps.map(({ event, from, to, actors }) => [event, from, to, [...actors]]);
  expect(ways.filter(([, , to]) => to === s.running)).toEqual([['start', null, s.running, ['user']]]);
  expect(ways.filter(([, , to]) => to === s.graded).map(([event]) => event)).toEqual([
    'grade',
    'grade',
    'mark',
    'remark',
  ]);
  expect(ways.filter(([event]) => event === 'remark')).toEqual([
    ['remark', s.graded, s.graded, ['operator']],
  ]);
  expect(attemptSteps.filter(({ from }) => from === s.voided)).toEqual([]);
  // Nobody grades themselves, and nobody but the team makes void.
  for (const event of ['grade', 'await_marks', 'mark', 'time_out', 'remark', 'void'] as const)
    for (const from of Object.values(s)) expect(attemptStep(from, event, 'user')).toBeUndefined();
  for (const from of Object.values(s)) {
    expect(attemptStep(from, 'void', 'system')).toBeUndefined();
    expect(attemptStep(from, 'mark', 'system')).toBeUndefined();
  }
  expect(Object.keys(attemptEventText).sort()).toEqual([...new Set(ways.map(([event]) => event))].sort());
});
