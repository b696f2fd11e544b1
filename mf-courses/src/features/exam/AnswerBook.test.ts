import { paper } from '../../testing/exams';
import { AnswerBook, isAnswered, type KeptAnswers } from './AnswerBook';

const questions = paper().questions;

const bookOf = (kept: KeptAnswers = {}) => {
  const keep = jest.fn<void, [KeptAnswers | null]>();
  return { book: new AnswerBook(questions, kept, keep), keep };
};

const standing = (place: number, answer: string[], version: number, applied = true) => ({
  ...{ place, answer, version, applied },
  flagged: false,
});

test('a change is kept here until the server has it, with the next version', () => {
  const { book, keep } = bookOf();
  book.change(1, ['A']);
  expect(keep).toHaveBeenLastCalledWith({ 1: { answer: ['A'], flagged: false, version: 0 } });
  const pending = book.pending();
  expect(pending).toEqual([{ place: 1, answer: ['A'], flagged: false, version: 1 }]);
  expect(book.settle(pending, [standing(1, ['A'], 1)])).toEqual([]);
  expect(keep).toHaveBeenLastCalledWith(null);
  expect(book.pending()).toEqual([]);
});

test('what is changed while a save is under way goes with the next one', () => {
  const { book } = bookOf();
  book.change(1, ['A']);
  const pending = book.pending();
  book.change(1, ['B']);
  book.settle(pending, [standing(1, ['A'], 1)]);
  expect(book.pending()).toEqual([{ place: 1, answer: ['B'], flagged: false, version: 2 }]);
});

test('a newer answer of another device is taken over, unless it was changed here since', () => {
  const { book } = bookOf();
  book.change(1, ['A']);
  expect(book.settle(book.pending(), [standing(1, ['B'], 5, false)])).toEqual([1]);
  expect(book.answers().get(1)).toMatchObject({ answer: ['B'], version: 5, unsaved: false });
  book.change(2, ['0.6']);
  const pending = book.pending();
  book.change(2, ['0.66']);
  expect(book.settle(pending, [standing(2, ['1'], 3, false)])).toEqual([]);
  expect(book.pending()).toEqual([{ place: 2, answer: ['0.66'], flagged: false, version: 4 }]);
});

test('after a crash, what was kept counts while the server has nothing newer', () => {
  const { book } = bookOf({ 1: { answer: ['A'], flagged: true, version: 0 } });
  expect(book.pending()).toEqual([{ place: 1, answer: ['A'], flagged: true, version: 1 }]);
  const [first] = questions;
  if (!first) throw new Error('a question');
  const newer = new AnswerBook(
    [{ ...first, answer: ['B'], version: 4 }],
    { 1: { answer: ['A'], flagged: false, version: 2 } },
    jest.fn(),
  );
  expect(newer.pending()).toEqual([]);
  expect(newer.answers().get(1)?.answer).toEqual(['B']);
});

test('blanks count from the first that is filled', () => {
  expect([isAnswered([]), isAnswered(['', ' ']), isAnswered(['', 'x'])]).toEqual([false, false, true]);
});
