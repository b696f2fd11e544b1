import type { BodyOf, DataOf, MatchedJournal } from '@harbor/contract';
import { fewestMatchWords, mostMatched, nothingToMatch } from '@harbor/contract/journal-match';
import type { Core } from '../../../core';
import { Busy, invalid } from '../../../http/problem';
import { turnstile } from '../../../http/turnstile';
import { collectedOf } from '../journals/favourites/collect';
import { has } from '../journals/index/bits';
import type { JournalIndex } from '../journals/index/build';
import { journalIndex } from '../journals/index/library';
import { cardsOf } from '../journals/reading/cards';
import { chooseSchemes } from '../journals/reading/schemes';
import { filtered } from '../journals/search/filters';
import { confidences } from './confidence';
import { matchIndex } from './index/held';
import { breathing, type MatchIndex } from './index/match-index';
import { type JournalTexts, places } from './index/places';
import { type Ranked, rank, termsOf } from './index/rank';
import { textsOfJournals } from './index/read';
import { matchRule } from './limits';
import { passagesOf, wordsShown } from './passages';
import { questionOf } from './words/question';
import { isPair } from './words/words';

type Asked = BodyOf<'POST /magazine/match'>;
type Answer = DataOf<'POST /magazine/match'>;

const inTurn = turnstile(
  matchRule.atOnce,
  matchRule.waiting,
  'texts to match with journals',
  '现在比对的人较多，请稍等几秒再试，您的文字没有丢失',
);

/**
 * Journals whose own words fit a title and an abstract best. Nothing of the text is kept: not here, and not by what logs,
 * caches or counts.
 * @throws HttpProblem 422 for a text without a word that could be looked for
 * @throws Busy when too many ask, or the library is read for the first time
 */
export async function matchJournals(core: Core, userId: number | undefined, asked: Asked): Promise<Answer> {
  const title = asked.title ?? '';
  const abstract = asked.abstract ?? '';
  if (`${title}${abstract}` === '') throw invalid({ abstract: ['请粘贴论文的标题或摘要'] });
  const index = await soon(matchIndex(core));
  return inTurn(async () => {
    const question = questionOf(title, abstract);
    if (question.weights.size === 0) throw invalid({ abstract: [nothingToMatch] });
    const library = await journalIndex(core);
    const schemes = chooseSchemes(library.schemes, asked);
    const allowed = asked.facets
      ? allowedBy(
          index,
          library,
          filtered(library, library.everything, { facets: asked.facets }, schemes).found,
        )
      : undefined;
    const ranked = await rank(index, termsOf(index, question), mostMatched, breathing(), allowed);
    const ids = ranked.map(({ id }) => id);
    const [cards, texts, collected] = await Promise.all([
      cardsOf(core.db, ids, schemes),
      textsOfJournals(core.db, ids),
      collectedOf(core.db, userId, ids),
    ]);
    const words = wordsIn(question.weights);
    const short = words < fewestMatchWords;
    const sure = confidences(ranked, index.size, short);
    const byId = new Map(ranked.map((one, i) => [one.id, { ...one, confidence: sure[i] ?? 'low' }]));
    return {
      data: cards.flatMap((card) => {
        const one = byId.get(card.id);
        if (!one) return [];
        const journal = { ...card, collected: collected.has(card.id) };
        return [
          { journal, confidence: one.confidence, ...shown(one, texts.get(card.id), [title, abstract]) },
        ];
      }),
      ...{ words, short, compared: index.size },
      schemes: { partition: schemes.partition, citation: schemes.citation, cn: schemes.cn },
    };
  });
}

/** Different words of a text; of Chinese about two pairs are one. */
const wordsIn = (weights: ReadonlyMap<string, number>): number => {
  const pairs = [...weights.keys()].filter(isPair).length;
  return weights.size - pairs + Math.ceil(pairs / 2);
};

function shown(
  { matched }: Ranked,
  texts: JournalTexts | undefined,
  question: readonly string[],
): Pick<MatchedJournal, 'words' | 'places' | 'passages'> {
  const weights = new Map(matched.map(({ word, score }) => [word, score]));
  const inPlaces = matched.reduce((bits, one) => bits | one.inPlaces, 0);
  return {
    words: wordsShown(question, weights),
    places: places.filter((_, bit) => (inPlaces >>> bit) & 1),
    passages: texts ? passagesOf(texts, weights) : [],
  };
}

/** A 1 for each document whose journal is among those found by the library's filters. */
function allowedBy(index: MatchIndex, library: JournalIndex, found: JournalIndex['everything']): Uint8Array {
  const allowed = new Uint8Array(index.size);
  for (let document = 0; document < library.size; document++) {
    if (!has(found, document)) continue;
    const at = placeOf(index.ids, library.ids[document] ?? 0);
    if (at >= 0) allowed[at] = 1;
  }
  return allowed;
}

/** Where a number stands in a list in order; -1 where it does not. */
function placeOf(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

/** Waits for the first index, but not for ever. @throws Busy */
async function soon(index: Promise<MatchIndex>): Promise<MatchIndex> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const busy = new Busy(
      'the words of the journals are being read',
      '正在整理期刊资料，请过一会儿再试，您的文字没有丢失',
      10,
    );
    timer = setTimeout(() => reject(busy), matchRule.patience);
  });
  try {
    return await Promise.race([index, late]);
  } finally {
    clearTimeout(timer);
  }
}
