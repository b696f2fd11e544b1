import { emptyFields } from './fields';
import { keepUnsent, takeUnsent } from './unsent';

test('what was typed is kept once, feedback apart from posts', () => {
  const post = { ...emptyFields, title: '样本量' };
  keepUnsent(false, post);
  expect(takeUnsent(true)).toBeNull();
  expect(takeUnsent(false)).toEqual(post);
  expect(takeUnsent(false)).toBeNull();
});
