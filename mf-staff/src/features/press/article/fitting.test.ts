import { descRoom, fittingOf, titleRoom, wordsIn } from './fitting';

test.each([
  [32, titleRoom, '32 字，合适', true],
  [8, titleRoom, '8 字，可到 36', false],
  [41, titleRoom, '41 字，36 字以后可能不显示', false],
  [48, descRoom, '48 字，可到 80', false],
  [80, descRoom, '80 字，合适', true],
  [0, descRoom, '还没有写', false],
])('%i characters in %o: %s', (letters, room, words, good) =>
  expect(fittingOf(letters, room)).toMatchObject({ words, good }),
);

test('a bar is never fuller than full', () => expect(fittingOf(200, descRoom).share).toBe(1));

test('keywords are parted by what people type between them', () =>
  expect(wordsIn(' 引言，写作、 引言;\n投稿 , ')).toEqual(['引言', '写作', '投稿']));
