import { emptyFields, isEmpty, problemsOf } from './fields';

const fields = { ...emptyFields, title: '标题', category_id: 1 };
const written = (text: string, images = 0) => ({ html: '<p></p>', text, images });

test('what is in order has no problems', () => {
  expect(problemsOf(fields, written('字'.repeat(15), 9), false)).toEqual({});
  expect(problemsOf(fields, written('字'.repeat(2000)), false)).toEqual({});
});

test('each limit is said with the exact number', () => {
  expect(problemsOf(fields, written('字'.repeat(12)), false).content).toBe('正文至少15个字，还差3个');
  expect(problemsOf(fields, written('字'.repeat(2007)), false).content).toBe('正文最多2000个字，超出7个');
  expect(problemsOf(fields, written('字'.repeat(20), 11), false).content).toBe('图片最多9张，超出2张');
  expect(problemsOf({ ...fields, title: '题'.repeat(32) }, written('字'.repeat(20)), false).title).toBe(
    '标题最多30个字，超出2个',
  );
});

test('characters are counted as people count them', () => {
  expect(problemsOf({ ...fields, title: '🎓'.repeat(30) }, written('🎓'.repeat(15)), false)).toEqual({});
  expect(problemsOf(fields, written(`${' \n'.repeat(40)}字`), false).content).toBe(
    '正文至少15个字，还差14个',
  );
});

test('what nobody sees is not counted', () => {
  const unseen = '\u3164\u200b\u2800\u00ad\u{e0041}'.repeat(20);
  expect(problemsOf({ ...fields, title: unseen }, written(unseen), false)).toEqual({
    title: '请填写标题',
    content: '正文至少15个字，还差15个',
  });
});

test('feedback has no category, a post has one', () => {
  const without = { ...fields, category_id: null };
  expect(problemsOf(without, written('字'.repeat(15)), true)).toEqual({});
  expect(problemsOf(without, written('字'.repeat(15)), false)).toEqual({ category_id: '请选择分类' });
});

test('a category alone is nothing to keep', () => {
  expect(isEmpty({ ...emptyFields, category_id: 3 })).toBe(true);
  expect(isEmpty({ ...emptyFields, title: '题' })).toBe(false);
});
