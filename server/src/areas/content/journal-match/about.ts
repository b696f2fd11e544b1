import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { cached } from '../journals/cache';
import { prepareMatchIndex } from './index/held';

type About = DataOf<'GET /magazine/match/about'>;

/** What texts are held against. Who asks is about to paste one: the index is made meanwhile. */
export function aboutMatching(core: Core): Promise<About> {
  prepareMatchIndex(core);
  return cached(core, 'match about', async () => {
    const { rows } = await sql<About>`
      select count(*)::int as journals, (count(*) filter (where scope <> ''))::int as with_scope,
        coalesce(bool_or(is_demo), false) as has_demo,
        (select count(distinct journal_id)::int from journal_titles) as with_titles,
        (select count(*)::int from journal_titles) as titles
      from journals`.execute(core.db);
    const [about] = rows;
    if (!about) throw new Error('counting gave no row');
    return about;
  });
}
