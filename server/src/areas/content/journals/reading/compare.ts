import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { notFound } from '../../../../http/problem';
import { collectedOf } from '../favourites/collect';
import { cardsOf } from './cards';
import { unknownJournal } from './detail';
import { allSchemes, chooseSchemes } from './schemes';
import { describedBy } from './words';

/** Rows that are only about Chinese journals, or only about those of the citation reports: left out where nobody has one. */
const onlyWhereKnown = ['cn', 'cif', 'zif', 'if', 'quartile', 'tier', 'top'];

/** Journals held against each other, with the cards that they are read from. @throws HttpProblem 404 when one is gone */
async function held(core: Core, { ids, ...asked }: BodyOf<'POST /magazine/compare'>) {
  const schemes = chooseSchemes(await allSchemes(core.db), asked);
  const wanted = [...new Set(ids)];
  const cards = await cardsOf(core.db, wanted, schemes);
  if (cards.length < wanted.length) throw notFound(unknownJournal);
  const rows = describedBy(schemes).map(({ key, title, of }) => {
    const values = cards.map(of);
    return { key, title, values, differs: new Set(values).size > 1 };
  });
  const shown = rows.filter(
    ({ key, values }) => !onlyWhereKnown.includes(key) || values.some((value) => value !== null),
  );
  return { cards, rows: shown };
}

/**
 * Holds journals against each other, row by row.
 * @throws HttpProblem 404 when one of them is gone
 */
export async function compareJournals(
  core: Core,
  asked: BodyOf<'POST /magazine/compare'>,
): Promise<DataOf<'POST /magazine/compare'>> {
  const { cards, rows } = await held(core, asked);
  return { journals: cards.map(({ id, name, name_cn }) => ({ id, name, name_cn })), rows };
}

/**
 * The same for a page, with the journals themselves and which of them whoever asks has collected.
 * @throws HttpProblem 404 when one of them is gone
 */
export async function comparedJournals(
  core: Core,
  userId: number | undefined,
  asked: BodyOf<'POST /magazine/compare'>,
): Promise<DataOf<'GET /magazine/compared'>> {
  const { cards, rows } = await held(core, asked);
  const collected = await collectedOf(
    core.db,
    userId,
    cards.map(({ id }) => id),
  );
  return { journals: cards.map((card) => ({ ...card, collected: collected.has(card.id) })), rows };
}
