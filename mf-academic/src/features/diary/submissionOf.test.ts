import type { DiaryStep } from '@harbor/contract';
import { submissionOf } from './submissionOf';

/** Steps in the order in which they happened, a day apart, as the server gives them: the newest first. */
const steps = (...kinds: DiaryStep['kind'][]): DiaryStep[] =>
  kinds
    .map((kind, n) => ({
      ...{ id: n + 1, kind, label: '', day: `2026-03-${String(n + 1).padStart(2, '0')}`, note: '只给自己看' },
      ...{ took: null, may_undo: false },
    }))
    .reverse();

test.each<[string, DiaryStep['kind'][], number | undefined]>([
  ['accepted at once', ['prepare', 'submit', 'review', 'accept'], 1],
  [
    'accepted after a revision, and published',
    ['submit', 'review', 'revise', 'return', 'accept', 'publish'],
    2,
  ],
  ['refused by the editor', ['submit', 'screen', 'reject'], 3],
  ['refused after review', ['submit', 'review', 'reject'], 4],
  ['taken back', ['submit', 'review', 'withdraw'], 6],
  ['under review', ['submit', 'review', 'note'], undefined],
  ['not sent', ['prepare'], undefined],
])('%s', (_, kinds, result) => expect(submissionOf(steps(...kinds))?.result).toBe(result));

test('days are those of the steps, and no note goes along', () => {
  const known = submissionOf(steps('submit', 'review', 'revise', 'note', 'return', 'accept'));
  expect(known).toEqual({
    result: 2,
    submitted_on: '2026-03-01',
    first_decision_on: '2026-03-03',
    accepted_on: '2026-03-06',
  });
});
