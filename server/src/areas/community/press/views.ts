import { sql } from 'kysely';
import type { Core } from '../../../core';
import { visitDay, visitorOf } from '../../content/visits/visitor';
import { shownPress } from './shown';

/**
 * Counts a visitor's look at an article, once a day. Who it was is kept as the hash of visits alone, for as long as its
 * key.
 * @throws HttpProblem 404
 */
export async function seePress(
  core: Core,
  id: number,
  from: { ip: string; browser: string },
): Promise<Record<string, never>> {
  const { db, settings } = core;
  await shownPress(db, id, ['id']);
  const day = visitDay(settings.clock.now());
  const visitor = await visitorOf(core, from);
  await sql`
    with come as (
      insert into press_views (press_id, visitor, day) values (${id}, ${visitor}, ${day}::date)
      on conflict do nothing returning press_id
    ), counted as (
      insert into press_view_days as d (day, press_id, views) select ${day}::date, press_id, 1 from come
      on conflict (day, press_id) do update set views = d.views + 1
    )
    update press set views = views + 1 where id in (select press_id from come)`.execute(db);
  return {};
}
