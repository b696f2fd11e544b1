import { accountSteps } from './transitions';

/** Written by hand: 1 open, 2 frozen, 3 being closed, 4 closed. */
const specification = [
  'freeze: 1 → 2 staff',
  'unfreeze: 2 → 1 staff',
  'hand_over: 1 → 2 visitor',
  'hand_over: 2 → 2 visitor',
  'hand_over: 3 → 2 visitor',
  'return: 2 → 1 staff',
  'ask_to_close: 1 → 3 user',
  'stay: 3 → 1 user',
  'close: 3 → 4 system',
];

test('an account goes the steps of the specification, and no others', () => {
  const written = accountSteps.map(({ event, from, to, actor }) => `${event}: ${from} → ${to} ${actor}`);
  expect(written.toSorted()).toEqual(specification.toSorted());
});

test('nothing leads out of a closed account', () => {
  expect(accountSteps.filter(({ from }) => from === 4)).toEqual([]);
});
