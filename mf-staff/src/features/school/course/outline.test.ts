import { chapterStepped, type Outline, placed, placeWords, stepped } from './outline';

const outline: Outline = [
  { id: 1, lessons: [11, 12] },
  { id: 2, lessons: [] },
  { id: 3, lessons: [31] },
];
const lessons = (of: Outline) => of.map((one) => one.lessons);

test('a lesson goes up and down within its chapter, and beyond its edges into the next one', () => {
  expect(lessons(stepped(outline, 12, -1))).toEqual([[12, 11], [], [31]]);
  expect(lessons(stepped(outline, 11, 1))).toEqual([[12, 11], [], [31]]);
  expect(lessons(stepped(outline, 12, 1))).toEqual([[11], [12], [31]]);
  expect(lessons(stepped(stepped(outline, 12, 1), 12, 1))).toEqual([[11], [], [12, 31]]);
  expect(lessons(stepped(outline, 31, -1))).toEqual([[11, 12], [31], []]);
  expect(stepped(outline, 11, -1)).toBe(outline);
  expect(stepped(outline, 31, 1)).toBe(outline);
});

test('a lesson that is dropped stands before what it was dropped on, or at the end of a chapter', () => {
  expect(lessons(placed(outline, 31, 1, 12))).toEqual([[11, 31, 12], [], []]);
  expect(lessons(placed(outline, 11, 1))).toEqual([[12, 11], [], [31]]);
  expect(placed(outline, 11, 1, 11)).toBe(outline);
  expect(placeWords(placed(outline, 31, 1, 12), 31)).toBe('第 1 章第 2 讲');
});

test('a chapter takes its lessons along, and none is lost', () => {
  expect(chapterStepped(outline, 3, -1).map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(chapterStepped(outline, 1, -1)).toBe(outline);
});
