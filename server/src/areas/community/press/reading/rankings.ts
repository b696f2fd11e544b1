import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import { beijingDay } from '../../forum/reading/day';
import { cachedLonger } from '../cache';
import { pressLimits } from '../limits';
import { isShown } from '../shown';
import type { ReadingCore } from './lists';

type Ranked = DataOf<'GET /press/:id/detail'>['recommend'];

const day = 24 * 3_600_000;

/** What is read most within so many Beijing days, today among them; where too little was read, the hottest fill up. */
export const readMost = (core: Pick<ReadingCore, 'db' | 'hub'>, days: 1 | 7, now: Date): Promise<Ranked> => {
  const since = beijingDay(new Date(now.getTime() - (days - 1) * day));
  return cachedLonger(core, `read:${since}:${days}`, async () => {
    const { rows } = await sql<Ranked[number]>`
      with read as (
        select press_id, sum(views) as n from press_view_days where day >= ${since}::date group by press_id
        order by n desc, press_id desc limit ${2 * pressLimits.ranked}
      ), hot as (
        select id from press where ${isShown()} order by hot desc, id desc limit ${2 * pressLimits.ranked}
      ), listed as (
        select press_id as id, n::int as n from read union all select id, 0 from hot where id not in (select press_id from read)
      )
      select p.id, p.title, listed.n as views from listed join press p on p.id = listed.id
      where ${isShown('p')} order by listed.n desc, p.hot desc, p.id desc limit ${pressLimits.ranked}`.execute(
      core.db,
    );
    return rows;
  });
};
