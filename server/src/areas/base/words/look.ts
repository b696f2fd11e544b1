import type { BodyOf, DataOf } from '@harbor/contract';
import { inspect, type SentinelHit, together } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';

type Hit = DataOf<'POST /sentinel/look'>['hits'][number];

const shown = ({ kind: _, hold, ...hit }: SentinelHit): Hit => ({ ...hit, hold: hold === true });

/** Hits that an answer carries: whoever writes so much else has a long way to go. */
const most = 50;

/** What the team's words say of a text that somebody is writing; the rules of the site they have themselves. */
export async function look(
  core: Core,
  { text, place }: BodyOf<'POST /sentinel/look'>,
): Promise<DataOf<'POST /sentinel/look'>> {
  const hits = await core.words.find(text, place);
  return { hits: together(hits).slice(0, most).map(shown) };
}

/** What becomes of a text with these hits. */
function outcomeOf(hits: readonly SentinelHit[]): DataOf<'POST /staff/words/try'>['outcome'] {
  if (hits.some(({ severity }) => severity === 'block')) return 'refused';
  if (hits.some(({ hold }) => hold)) return 'held';
  if (hits.some(({ severity }) => severity === 'hide')) return 'masked';
  return hits.length > 0 ? 'hinted' : 'accepted';
}

/** Tries a text against everything that judges it in a place: the rules of the site and the words of the team. */
export async function tryText(
  core: Core,
  { text, place }: BodyOf<'POST /staff/words/try'>,
): Promise<DataOf<'POST /staff/words/try'>> {
  const own = await core.words.find(text, place);
  const site = inspect(text, place);
  // In the forum a hint of the site has the post wait as well (forum/text/written.ts).
  const held =
    place === 'post'
      ? site.map((hit) => (hit.severity === 'warn' ? { ...hit, hold: true as const } : hit))
      : site;
  const hits = together(held, own);
  return {
    hits: hits.slice(0, most).map((hit) => ({ ...shown(hit), word: 'word' in hit ? String(hit.word) : '' })),
    outcome: outcomeOf(hits),
  };
}
