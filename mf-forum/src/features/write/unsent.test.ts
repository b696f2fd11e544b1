import { emptyFields } from './fields';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent';

test('what was typed is kept until it is forgotten, feedback apart from posts', () => {
  const post = { ...emptyFields, title: '样本量' };
  keepUnsent(false, post);
  expect(unsentOf(true)).toBeNull();
  expect(unsentOf(false)).toEqual(post);
  expect(unsentOf(false)).toEqual(post);
  forgetUnsent(true);
  expect(unsentOf(false)).toEqual(post);
  forgetUnsent(false);
  expect(unsentOf(false)).toBeNull();
});
