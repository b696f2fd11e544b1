import { Chance } from '../../../../demo/chance';
import { questionOf } from '../words/question';
import { eachWord } from '../words/words';
import { MatchBuilder } from './builder';
import { breathing, documentOf, type MatchIndex, placesOf, postingOf, strengthOf } from './match-index';
import { type JournalTexts, placeRules, places, rarity, saturation } from './places';
import { mostOf, rank, termsOf } from './rank';

const vocabulary = [
  'lattice',
  'sediment',
  'orchard',
  'membrane',
  'cohort',
  'tidal',
  'neural',
  'ceramic',
  '材料',
  '护理',
  '土壤',
  '储能',
  'catalyst',
  'tissue',
  'market',
  'archive',
];

function madeTexts(chance: Chance, words: number): JournalTexts {
  const text = (n: number) => Array.from({ length: n }, () => chance.pick(vocabulary)).join('，');
  return {
    name: [text(2)],
    subject: chance.is(0.8) ? [text(1)] : [],
    scope: chance.is(0.7) ? [text(chance.int(1, words))] : [],
    titles: Array.from({ length: chance.int(0, 4) }, () => text(3)),
  };
}

const counted = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) eachWord(text, (word) => void counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
};
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** BM25 over several places as it is written in books: slow, without an index. */
function plainly(journals: readonly JournalTexts[], question: ReadonlyMap<string, number>): number[] {
  const of = journals.map((texts) => places.map((place) => counted(texts[place])));
  const means = places.map((_, place) => {
    const lengths = of.map((counts) => sum(counts[place]?.values() ?? [])).filter((length) => length > 0);
    return lengths.length === 0 ? 1 : sum(lengths) / lengths.length;
  });
  return of.map((counts) =>
    sum(
      [...question].map(([word, weight]) => {
        const holders = of.filter((one) => one.some((place) => place.has(word))).length;
        if (holders === 0) return 0;
        const often = sum(
          places.map((name, place) => {
            const length = sum(counts[place]?.values() ?? []);
            const rule = placeRules[name];
            return (
              ((counts[place]?.get(word) ?? 0) * rule.weight) /
              (1 - rule.length + (rule.length * length) / (means[place] ?? 1))
            );
          }),
        );
        return (weight * rarity(holders, journals.length) * often) / (saturation + often);
      }),
    ),
  );
}

async function indexOf(journals: readonly JournalTexts[]): Promise<MatchIndex> {
  const builder = new MatchBuilder();
  for (const [i, texts] of journals.entries()) builder.add(i + 1, texts);
  return builder.built(1, breathing());
}

const ask = async (index: MatchIndex, title: string, abstract = '', limit = 10, allowed?: Uint8Array) =>
  rank(index, termsOf(index, questionOf(title, abstract)), limit, breathing(), allowed);

test.each([1, 2, 3, 4, 5, 6])('scores and order are those of a plain implementation (%i)', async (seed) => {
  const chance = new Chance(seed);
  const journals = Array.from({ length: 120 }, () => madeTexts(chance, 30));
  const index = await indexOf(journals);
  for (let n = 0; n < 20; n++) {
    const [title, abstract] = [
      chance.shuffle(vocabulary).slice(0, 2).join(' '),
      chance.shuffle(vocabulary).slice(0, 4).join(' '),
    ];
    const scores = plainly(journals, questionOf(title, abstract).weights);
    const ranked = await ask(index, title, abstract, journals.length);
    expect(ranked).toHaveLength(scores.filter((score) => score > 0).length);
    let before = Number.POSITIVE_INFINITY;
    for (const { id, score, matched } of ranked) {
      // What is kept in eight bits is off by a 255th at most.
      const most = sum(matched.map((one) => one.score / Math.max(strengthOf(1), 1e-9))) > 0 ? 0.02 : 0;
      expect(Math.abs(score - (scores[id - 1] ?? 0))).toBeLessThan(0.01 + most * (scores[id - 1] ?? 0));
      expect(score).toBeLessThanOrEqual(before);
      expect(Math.abs(sum(matched.map((one) => one.score)) - score)).toBeLessThan(0.001);
      before = score;
    }
  }
});

test('of a journal is told which words it has, and where', async () => {
  const index = await indexOf([
    {
      name: ['Lattice Letters'],
      subject: ['工学', '高分子材料'],
      scope: ['高分子膜与离子交换'],
      titles: ['Membranes of lattice polymers'],
    },
    { name: ['Other Notes'], subject: [], scope: [], titles: ['Tidal archives'] },
  ]);
  const [first] = await ask(index, 'Lattice membrane', '高分子膜');
  expect(first?.id).toBe(1);
  const where = Object.fromEntries(
    (first?.matched ?? []).map(({ word, inPlaces }) => [
      word,
      places.filter((_, bit) => (inPlaces >> bit) & 1),
    ]),
  );
  expect(where).toEqual({
    lattice: ['name', 'titles'],
    membrane: ['titles'],
    高分: ['subject', 'scope'],
    分子: ['subject', 'scope'],
    子膜: ['scope'],
  });
});

test('the same question has the same answer, and of journals that fit alike the one with the lower number is first', async () => {
  const same: JournalTexts = { name: ['Tidal Notes'], subject: [], scope: ['sediment'], titles: [] };
  const index = await indexOf(Array.from({ length: 50 }, () => same));
  const ranked = await ask(index, 'tidal sediment');
  expect(ranked.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await ask(index, 'tidal sediment')).toEqual(ranked);
});

test('only what is allowed is found, and nothing where no word fits', async () => {
  const chance = new Chance(9);
  const index = await indexOf(Array.from({ length: 40 }, () => madeTexts(chance, 10)));
  const all = await ask(index, 'lattice', '', 40);
  const odd = Uint8Array.from({ length: 40 }, (_, document) => document % 2);
  expect(await ask(index, 'lattice', '', 40, odd)).toEqual(all.filter(({ id }) => id % 2 === 0));
  expect(await ask(index, 'zzyzx')).toEqual([]);
  expect(await ask(await indexOf([]), 'lattice')).toEqual([]);
});

test('a question takes no more words than it may, the most telling ones', async () => {
  const words = Array.from({ length: 1200 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}`);
  const index = await indexOf(
    words.map((word, n) => ({ name: [word], subject: [], scope: [words.slice(0, n).join(' ')], titles: [] })),
  );
  const terms = termsOf(index, questionOf('', words.join(' ')));
  expect(terms).toHaveLength(mostOf.words);
  expect(terms[0]?.word).toBe(words.at(-1));
});

test('a posting keeps the last document, all places and what is weakest', () => {
  for (const [document, inPlaces, strength] of [
    [2 ** 20 - 1, 15, 1],
    [0, 1, 0.0001],
    [77_777, 10, 0.5],
  ] as const) {
    const posting = postingOf(document, inPlaces, strength);
    expect([documentOf(posting), placesOf(posting)]).toEqual([document, inPlaces]);
    expect(strengthOf(posting)).toBeGreaterThan(0);
    expect(Math.abs(strengthOf(posting) - strength)).toBeLessThan(1 / 255);
  }
});
