import { hallPlaceOf } from './place';

test('the hall begins with what fits, and passes over what makes no sense', () => {
  expect(hallPlaceOf(new URLSearchParams('group=nothing&days=99&sort=luck'))).toEqual({
    scope: 'matched',
    group: undefined,
    trial: undefined,
    days: undefined,
    sort: 'match',
  });
  expect(hallPlaceOf(new URLSearchParams('scope=all&group=polish&trial=none&days=7&sort=amount'))).toEqual({
    scope: 'all',
    group: 'polish',
    trial: 'none',
    days: '7',
    sort: 'amount',
  });
});
