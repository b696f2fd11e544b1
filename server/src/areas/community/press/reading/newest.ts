import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import { isShown } from '../shown';
import type { ReadingCore } from './lists';

type Newest = DataOf<'GET /press/newest'>;

/** The titles that the foot of every page names: those published last. */
export const newestPress = (core: Pick<ReadingCore, 'db' | 'hub'>): Promise<Newest> =>
  cached(core, 'newest', async () => {
    const { rows } = await sql<Newest['data'][number]>`
      select id, title from press where ${isShown()}
      order by published_at desc, id desc limit ${pressLimits.inFooter}`.execute(core.db);
    return { data: rows };
  });
