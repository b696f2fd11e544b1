import { Chance } from '../../../../demo/chance';
import { questionOf } from './question';
import { eachWord } from './words';

function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (word) => void words.push(word));
  return words;
}

test.each([
  [
    'words of letters are whole, without case, accents and the ending of the plural',
    'Polymères, Membranes; batteries & Taxes',
    ['polymere', 'membrane', 'battery', 'tax'],
  ],
  [
    'what ends in an s otherwise stays',
    'analgesis virus stress gas',
    ['analgesis', 'virus', 'stress', 'gas'],
  ],
  ['Chinese is its pairs of neighbours', '高分子膜', ['高分', '分子', '子膜']],
  ['a pair with a character that only joins is none', '膜的分离与纯化', ['分离', '纯化']],
  ['full width is half width', 'ＤＮＡ ｓｅｑｕｅｎｃｉｎｇ', ['dna', 'sequencing']],
  ['both kinds in one run', '基于Transformer的遥感图像', ['transformer', '遥感', '感图', '图像']],
  [
    'apostrophes and hyphens end words; numbers alone are none',
    "Alzheimer's COVID-19 in 2020, PM2.5",
    ['alzheimer', 'covid', 'pm2'],
  ],
  ['what any abstract has is nothing', 'In this study, we propose a method. 本文研究', []],
  ['punctuation, pictures and single characters are nothing', '…，。！？ 🎉👩‍🔬 a 的 水 — ½ 3.14', []],
  ['a character of two units is one', '𠀀𠀁学', ['𠀀𠀁', '𠀁学']],
  [
    'runs of one letter and pieces of code are nothing',
    `${'x'.repeat(5000)} aGVsbG8${'gd29ybGQ'.repeat(20)}`,
    [],
  ],
])('%s', (_, text, words) => expect(wordsOf(text)).toEqual(words));

test('each word is told with where it stands, also between pictures and half characters', () => {
  const text = '🎉Membranes：高分子\ud800膜材料 ＤＮＡ';
  const found: string[] = [];
  eachWord(text, (_, start, end) => void found.push(text.slice(start, end)));
  expect(found).toEqual(['Membranes', '高分', '分子', '膜材', '材料', 'ＤＮＡ']);
});

test('any text is gone through, in time that grows with its length alone', () => {
  const chance = new Chance(7);
  for (let n = 0; n < 300; n++) {
    const text = Array.from({ length: chance.int(0, 200) }, () =>
      String.fromCharCode(chance.int(0, 0xffff)),
    ).join('');
    let last = 0;
    eachWord(text, (word, start, end) => {
      expect(word.length).toBeGreaterThan(0);
      expect(start).toBeGreaterThanOrEqual(Math.max(0, last - 2));
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      last = end;
    });
  }
  const began = performance.now();
  for (const piece of ['字', 'a', '\u0301', '🎉', "'", 'é ', '\ud800'])
    eachWord(piece.repeat(100_000), () => {});
  expect(performance.now() - began).toBeLessThan(5000);
});

test('a word of the title counts for more than one of the abstract, and one that comes again for little more', () => {
  const { weights } = questionOf('lattice', `sediment ${'orchard '.repeat(50)}`);
  const [title = 0, once = 0, often = 0] = ['lattice', 'sediment', 'orchard'].map((word) =>
    weights.get(word),
  );
  expect(title).toBeGreaterThan(once);
  expect(often).toBeGreaterThan(title);
  expect(often).toBeLessThan(once * 3.01);
});
