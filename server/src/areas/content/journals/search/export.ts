import { Readable } from 'node:stream';
import type { JournalFilters } from '@harbor/contract';
import { mostExported, unknownMetric } from '@harbor/contract/journal-facets';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { tooMany } from '../../../../http/problem';
import { csvRow } from '../../../../labels/csv';
import { exportQuotas } from '../limits';
import { cardsOf } from '../reading/cards';
import type { ChosenSchemes } from '../reading/schemes';
import { describedBy } from '../reading/words';
import { findJournals } from './search';

const atOnce = 200;

/**
 * What a search found as a CSV, at most 2,000 journals in the order of the search.
 * @throws HttpProblem 422 · 429 too many files a day
 */
export async function exportJournals(
  core: Core,
  userId: number,
  asked: JournalFilters,
  reply: FastifyReply,
): Promise<Readable> {
  const { ids, schemes } = await findJournals(core, userId, asked, { offset: 0, limit: mostExported });
  // What was refused is not counted.
  const wait = await core.limiter.takeShared(
    `journals.export:u${userId}`,
    exportQuotas(core.settings.limitProfile),
  );
  if (wait > 0) throw tooMany(wait, '今天导出的次数已用完，请明天再试');
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', "attachment; filename*=UTF-8''journals.csv")
    .header('cache-control', 'no-store');
  return Readable.from(linesOf(core.db, ids, schemes));
}

async function* linesOf(db: Db, ids: readonly number[], schemes: ChosenSchemes): AsyncGenerator<string> {
  const rows = describedBy(schemes);
  // Spreadsheet programs take a file for UTF-8 by its first three bytes.
  yield `\ufeff${csvRow(['刊名', '中文刊名', ...rows.map(({ title }) => title), '数据说明'])}`;
  for (let at = 0; at < ids.length; at += atOnce) {
    const cards = await cardsOf(db, ids.slice(at, at + atOnce), schemes);
    yield cards
      .map((card) =>
        csvRow([
          card.name,
          card.name_cn ?? '',
          ...rows.map(({ of }) => of(card) ?? unknownMetric),
          card.is_demo ? '演示数据' : '',
        ]),
      )
      .join('');
  }
}
