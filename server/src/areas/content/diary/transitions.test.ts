import { type DiaryStatus, diaryMoves, diaryStatus, diaryStatusLabel } from '@harbor/contract/diary';
import { diarySteps, findDiaryStep, undoTo } from './transitions';

const statuses = Object.values(diaryStatus);

test('no event leads to two places from one status', () => {
  const pairs = diarySteps.map(({ from, event }) => `${from} ${event}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('every status is reached from the beginning, and every way is taken back', () => {
  const reached = new Set<DiaryStatus>([diaryStatus.preparing]);
  for (let more = true; more; ) {
    const next = diarySteps.filter(
      ({ event, from, to }) => !event.startsWith('undo') && reached.has(from) && !reached.has(to),
    );
    for (const { to } of next) reached.add(to);
    more = next.length > 0;
  }
  expect([...reached].toSorted()).toEqual(statuses.toSorted());
  const forward = diarySteps.filter(({ event }) => !event.startsWith('undo'));
  for (const { from, to } of forward) expect(findDiaryStep(to, undoTo(from))?.to).toBe(from);
});

test.each([
  ['preparing', 'accept'],
  ['preparing', 'review'],
  ['submitted', 'return'],
  ['submitted', 'publish'],
  ['reviewing', 'submit'],
  ['accepted', 'reject'],
  ['accepted', 'transfer'],
  ['published', 'withdraw'],
  ['rejected', 'accept'],
] as const)('from %s nobody comes to %s', (status, event) => {
  expect(findDiaryStep(diaryStatus[status], event)).toBeUndefined();
});

test('whatever leads somewhere has words', () => {
  for (const { to } of Object.values(diaryMoves)) expect(diaryStatusLabel[to]).toMatch(/^.{3,5}$/);
});
