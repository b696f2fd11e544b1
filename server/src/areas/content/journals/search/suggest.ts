import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { cached } from '../cache';
import type { JournalIndex } from '../index/build';
import { journalIndex } from '../index/library';
import { journalLimits } from '../limits';
import { nameKey } from '../names';
import { chooseSchemes } from '../reading/schemes';
import { matching } from './matching';
import { pageOf } from './sorts';

type Suggested = DataOf<'GET /magazine/suggest'>;

/** Journals that somebody may mean who has typed so much: what begins so first, then what holds all words. */
export async function suggestJournals(core: Core, keyword = ''): Promise<Suggested> {
  const index = await journalIndex(core);
  return cached(core, `suggest ${index.version} ${keyword.trim().toLowerCase()}`, () =>
    load(core, index, keyword),
  );
}

async function load(core: Core, index: JournalIndex, keyword: string): Promise<Suggested> {
  const matched = matching(index, keyword);
  if (!matched) return { data: [] };
  const schemes = chooseSchemes(index.schemes, {});
  const ids = pageOf(index, {
    ...{ found: matched.all, first: matched.first, sort: 'relevance', schemes },
    ...{ offset: 0, limit: journalLimits.suggested },
  });
  if (ids.length === 0) return { data: [] };
  const key = nameKey(keyword);
  const [rows, names] = await Promise.all([
    core.db
      .selectFrom('journals')
      .select(['id', 'name', 'name_cn', 'name_key', 'issn', 'eissn'])
      .where('id', 'in', ids)
      .execute(),
    core.db
      .selectFrom('journal_names')
      .select(['journal_id', 'name', 'key'])
      .where('journal_id', 'in', ids)
      .where('until_import', 'is', null)
      .where('kind', 'in', ['abbr', 'former', 'alias'])
      .orderBy('id')
      .execute(),
  ]);
  return {
    data: ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return [];
      const own = row.name_key.startsWith(key) || nameKey(row.name_cn ?? '').startsWith(key);
      const other =
        own || key === ''
          ? undefined
          : names.find((name) => name.journal_id === id && name.key.includes(key));
      return [
        { id, name: row.name, name_cn: row.name_cn, issn: row.issn ?? row.eissn, matched: other?.name ?? '' },
      ];
    }),
  };
}
