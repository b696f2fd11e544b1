import { changesIn, piecesOf, tokensOf } from './marked';

const excerpt = 'The result prove that grain size cause the drop of fracture toughness obviously.';
const trial = 'The results show that grain size causes an obvious drop in fracture toughness.';

test('what went and what came are pieces of their own, and each side reads whole', () => {
  const pieces = piecesOf(excerpt, trial) ?? [];
  const side = (skip: -1 | 1) =>
    pieces
      .filter(({ op }) => op !== skip)
      .map(({ text }) => text)
      .join('');
  expect(side(1)).toBe(excerpt);
  expect(side(-1)).toBe(trial);
  expect(pieces.some(({ op, text }) => op === -1 && text === 'result prove')).toBe(true);
  expect(pieces.some(({ op, text }) => op === 1 && text === 'results show')).toBe(true);
  expect(changesIn(pieces)).toBeLessThanOrEqual(4);
});

test('Chinese is held against each other by characters, and the same text has no change', () => {
  expect(tokensOf('断裂韧性 77 K')).toEqual(['断', '裂', '韧', '性', ' ', '77', ' ', 'K']);
  expect(changesIn(piecesOf('晶粒尺寸导致韧性明显下降', '晶粒尺寸使韧性明显下降') ?? [])).toBe(1);
  expect(changesIn(piecesOf(excerpt, excerpt) ?? [])).toBe(0);
});
