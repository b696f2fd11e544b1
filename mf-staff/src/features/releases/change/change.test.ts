import { release, released } from '../../../testing/releases';
import { movable, rollbackTarget, stateText } from './change';

test('a rollback leads to the last good release', () => {
  expect(rollbackTarget(released())).toBe('1.3.0-cccc3333');
});

test('where the last good one is the stable one itself, it leads to the one before', () => {
  expect(rollbackTarget(released({ last_good: '1.4.0-aaaa1111' }))).toBe('1.3.0-cccc3333');
});

test('a release that was withdrawn or whose files are gone is no way back', () => {
  for (const more of [{ withdrawn: true }, { available: false }]) {
    const releases = [release('1.4.0-aaaa1111'), release('1.3.0-cccc3333', more)];
    expect(rollbackTarget(released({ releases }))).toBeUndefined();
  }
});

test('the stable release and those without files cannot be promoted', () => {
  const releases = [release('1.5.0'), release('1.4.0-aaaa1111'), release('1.2.0', { available: false })];
  expect(movable(released({ releases })).map(({ version }) => version)).toEqual(['1.5.0']);
});

test('the state is said in one sentence', () => {
  expect(stateText(released())).toBe('稳定版 1.4.0-aaaa1111，灰度版 1.5.0-bbbb2222（10%）');
  expect(stateText(released({ canary: null, canary_share: 0 }))).toBe('稳定版 1.4.0-aaaa1111，没有灰度版');
});
