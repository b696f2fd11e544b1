import { paymentSteps } from './transitions';

/** Written by hand: 0 pending, 1 success, 2 closed, 3 failed. */
const specification = [
  '0 pay 1',
  '3 pay 1',
  // Money that comes in late stays with its number; it goes back by a refund.
  '2 pay 1',
  '0 wait 0',
  '3 wait 0',
  '0 fail 3',
  '3 fail 3',
  '0 close 2',
  '3 close 2',
];

test('a payment goes the steps of the specification, and no others', () => {
  const written = paymentSteps.flatMap(({ event, from, to }) => from.map((at) => `${at} ${event} ${to}`));
  expect(written.toSorted()).toEqual(specification.toSorted());
});

test('nothing leads out of a payment that succeeded', () => {
  expect(paymentSteps.filter(({ from }) => from.includes(1))).toEqual([]);
});
