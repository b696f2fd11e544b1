// Bundled and run by `bench-match.mjs`: what an index costs, and how often a journal that is right stands among the first ten, found by all that is
// told of journals and by their names alone, on the same questions.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { confidences } from '../../../server/src/areas/content/journal-match/confidence';
import { MatchBuilder } from '../../../server/src/areas/content/journal-match/index/builder';
import { breathing } from '../../../server/src/areas/content/journal-match/index/match-index';
import { rank, termsOf } from '../../../server/src/areas/content/journal-match/index/rank';
import { questionOf } from '../../../server/src/areas/content/journal-match/words/question';
import { eachWord } from '../../../server/src/areas/content/journal-match/words/words';
import { madeTexts } from './fill.mjs';
import { articleSet, demoSet, fieldSet } from './sets.mjs';

const first = 10;

async function indexOf(journals) {
  const builder = new MatchBuilder();
  for (const [i, journal] of journals.entries()) builder.add(i, journal);
  return builder.built(1, breathing());
}

/** Ranks by the words of both, as the server does. */
function byWords(index) {
  return async ({ title, abstract }) => {
    const question = questionOf(title, abstract);
    return { question, ranked: await rank(index, termsOf(index, question), first, breathing()) };
  };
}

const wordsOf = (texts) => {
  const words = new Set();
  for (const text of texts) eachWord(text, (word) => void words.add(word));
  return words;
};

/** Ranks by how much of the name and of the text are the same words. */
function bySharedWords(journals) {
  const names = journals.map(({ name }) => wordsOf(name));
  const holders = new Map();
  for (const [i, words] of names.entries())
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), i]);
  return async ({ title, abstract }) => {
    const asked = wordsOf([title, abstract]);
    const shared = new Map();
    for (const word of asked)
      for (const i of holders.get(word) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    const ranked = [...shared]
      .map(([id, n]) => ({ id, score: n / (asked.size + names[id].size - n) }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    return { ranked: ranked.slice(0, first) };
  };
}

const mean = (numbers) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Shares of right ones: among the first ten, of all that are right, at the top; and whether any is among the ten. */
async function measure(find, questions) {
  const each = [];
  for (const one of questions) {
    const { ranked } = await find(one);
    const right = ranked.map(({ id }) => one.right.has(id));
    const hits = right.filter(Boolean).length;
    each.push({
      precision: hits / first,
      recall: hits / Math.min(first, one.right.size || 1),
      any: hits > 0 ? 1 : 0,
      top: right[0] ? 1 : 0,
    });
  }
  return Object.fromEntries(
    ['precision', 'recall', 'any', 'top'].map((key) => [key, mean(each.map((one) => one[key]))]),
  );
}

/** How often an answer is right, by how sure it says to be. */
async function byConfidence(find, index, questions) {
  const of = { high: [], middle: [], low: [] };
  for (const one of questions) {
    const { question, ranked } = await find(one);
    const short = question.weights.size < 8;
    const sure = confidences(ranked, index.size, short);
    for (const [i, { id }] of ranked.entries()) of[sure[i]].push(one.right.has(id) ? 1 : 0);
  }
  return Object.fromEntries(
    Object.entries(of).map(([key, right]) => [key, { answers: right.length, right: mean(right) }]),
  );
}

async function judged(name, about, { journals, questions }) {
  const index = await indexOf(journals);
  const names = await indexOf(journals.map(({ name }) => ({ name, subject: [], scope: [], titles: [] })));
  const found = byWords(index);
  return {
    ...{ name, about, journals: journals.length, questions: questions.length },
    all: await measure(found, questions),
    names: await measure(byWords(names), questions),
    shared: await measure(bySharedWords(journals), questions),
    confidence: await byConfidence(found, index, questions),
  };
}

/** Measures all sets that there are data for. */
export async function qualityOf({ journals, articles }) {
  const sets = [
    await judged(
      'demo',
      'made-up journals; a title left out asks for journals of its field. Made by one program: it proves that the parts work together, nothing of real texts',
      demoSet(),
    ),
  ];
  if (journals)
    sets.push(
      await judged(
        'fields',
        'real journals, of which only names and subjects are known; the name of one left out asks for journals of its subjects',
        fieldSet(journals),
      ),
    );
  if (journals && articles) {
    const set = articleSet(articles, journals);
    sets.push(
      await judged(
        'articles',
        'real articles ask, title and abstract; right is only the one journal in which each was published, so precision at 10 cannot be above 0.1',
        set,
      ),
    );
    const told = { journals: set.journals, questions: set.questions.filter((one) => one.told > 0) };
    sets.push(await judged('articles, told', 'those of them whose journal has told other titles', told));
  }
  return sets;
}

const all = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/** What making the index of so many made-up journals costs, their reading left out: s of processor, ms and MB. */
export async function costOf(many) {
  const began = all();
  const breathe = breathing();
  const builder = new MatchBuilder();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  let [took, most] = [0, 0];
  const timed = async (work) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    took += (user + system) / 1e6;
  };
  const from = performance.now();
  for (let n = 0; n < many; n += 200) {
    const texts = Array.from({ length: Math.min(200, many - n) }, (_, i) => madeTexts(n + i));
    // What made the texts kept the loop as well: it is no part of it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    delays.reset();
    await timed(async () => {
      for (const [i, { name, scope, titles }] of texts.entries()) {
        builder.add(n + i, { name: [name], subject: ['测量'], scope: [scope], titles });
        await breathe();
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 2));
    most = Math.max(most, delays.max / 1e6);
  }
  delays.reset();
  let index;
  const peak = all();
  await timed(async () => {
    index = await builder.built(1, breathe);
  });
  await new Promise((resolve) => setTimeout(resolve, 2));
  most = Math.max(most, delays.max / 1e6);
  delays.disable();
  return {
    ...{ took, loop: most, wall: (performance.now() - from) / 1000, bytes: index.bytes / 1e6 },
    ...{ words: index.words.size, postings: index.postings.length, growth: Math.max(peak, all()) - began },
  };
}
