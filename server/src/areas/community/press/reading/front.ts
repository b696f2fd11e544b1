import type { DataOf } from '@harbor/contract';
import { pressSorts } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { toMoment } from '../../../../time';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import { isShown } from '../shown';
import { withHeadings } from '../text/headings';
import { cardsOf } from './cards';
import { firstCards, type ReadingCore } from './lists';
import { readMost } from './rankings';
import { allSpecials, allTags } from './shelves';

type Front = DataOf<'GET /press/front'>;

/** What stands around the list: the article at the top, what is read most, specials, tags, what was put right. */
export const pressFront = (core: ReadingCore, now: Date): Promise<Front> =>
  cached(core, 'front', async () => {
    const [top, today, week, specials, tags, corrections] = await Promise.all([
      topOf(core.db),
      readMost(core, 1, now),
      readMost(core, 7, now),
      allSpecials(core),
      allTags(core),
      newestCorrections(core.db),
    ]);
    return {
      top,
      hot: { today, week },
      specials: specials.filter(({ press_count }) => press_count > 0).slice(0, pressLimits.frontSpecials),
      tags: tags.filter(({ press_count }) => press_count > 0).slice(0, pressLimits.frontTags),
      corrections,
    };
  });

/** The article that the team keeps at the top, else the hottest, with what its first headings say. */
async function topOf(db: Db): Promise<Front['top']> {
  const pinned = await findRow(db, 'press_pin', { one: true }, ['press_id']);
  const [card] = pinned
    ? await cardsOf(db, [pinned.press_id])
    : await firstCards(db, { sort: pressSorts.hot, limit: 1 });
  if (!card) return null;
  const { content } = await getRow(db, 'press', { id: card.id }, ['content']);
  const points = withHeadings(content).headings.filter(({ level }) => level === 2);
  return { ...card, points: points.slice(0, pressLimits.points).map(({ title }) => title) };
}

async function newestCorrections(db: Db): Promise<Front['corrections']> {
  const { rows } = await sql<{ id: number; title: string; text: string; at: Date }>`
    select p.id, p.title, c.text, c.at from press_corrections c join press p on p.id = c.press_id
    where ${isShown('p')} order by c.at desc limit ${pressLimits.frontCorrections}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: toMoment(at) }));
}
