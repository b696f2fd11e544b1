import { api } from './areas';
import type { EndpointSpec } from './endpoint';
import { hasRight, rightsOf, staffRights } from './staff-rights';

const calls: [string, EndpointSpec][] = Object.entries(api);

test.each(calls.filter(([, { access }]) => access === 'staff' || access === 'release'))(
  '%s says which right it asks for',
  (_, { right }) => expect(right === 'entry' || (right && right in staffRights)).toBe(true),
);

test('calls of people who are not of the team ask for no right', () =>
  expect(
    calls
      .filter(([, { access, right }]) => right && access !== 'staff' && access !== 'release')
      .map(([key]) => key),
  ).toEqual([]));

test('what a role may do is its own rights and nothing else', () => {
  expect(rightsOf([])).toEqual([]);
  expect(rightsOf(['moderator'])).toEqual([
    'desk',
    'users.read',
    'users.note',
    'users.freeze',
    'forum.moderate',
    'forum.arrange',
    'reviews.moderate',
    'experiences.moderate',
    'moderation.past',
    'sentinel',
    'words',
  ]);
  expect(rightsOf(['admin'])).toEqual(Object.keys(staffRights));
  expect(hasRight(['support', 'finance'], 'refunds.decide')).toBe(true);
  expect(hasRight(['support'], 'refunds.decide')).toBe(false);
});
