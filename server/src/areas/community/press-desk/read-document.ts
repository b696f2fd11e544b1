import type { PressDocument } from '@harbor/contract';
import { goodsStatus } from '@harbor/contract/goods-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';
import { watchTexts } from '../../base/sentinel/watch';
import { takeInNews } from '../press/text/markup';
import { newsPicture } from '../press/text/news';
import { ownWords } from '../press/text/own-words';

/** A document as it may be kept, with what was counted in it. */
export interface ReadDocument {
  document: PressDocument;
  /** Its visible text. */
  body: string;
  letters: number;
}

/** An address that readers can be sent to. */
export const isWebAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password;
};

/**
 * Reads what an editor wrote: cleans the text, counts what can be seen of it, and holds everything against the rules on
 * wording for what the site itself says. Called before a transaction is opened, since what the rules find is kept although
 * the call is refused.
 * @throws HttpProblem 422 by field
 */
export async function readDocument(core: Core, staffId: number, given: PressDocument): Promise<ReadDocument> {
  const taken = await takeInNews(core, given.content);
  if (taken.fault !== undefined) throw invalid({ content: [taken.fault] });
  const { cleaned, body, letters } = taken;
  const document: PressDocument = {
    ...given,
    content: cleaned,
    tags: [...new Set(given.tags)],
    service_goods: [...new Set(given.service_goods)],
  };
  if (document.cover && !newsPicture.test(document.cover)) throw invalid({ cover: ['请重新上传封面'] });
  if (document.source_url && !isWebAddress(document.source_url))
    throw invalid({ source_url: ['请填写以 http:// 或 https:// 开头的网址'] });
  await checkWords(core, staffId, document);
  return { document, body, letters };
}

async function checkWords(core: Core, staffId: number, document: PressDocument): Promise<void> {
  const { title, desc, source, author, seo, content } = document;
  await checkTexts(core, staffId, {
    ...{ title, desc, source, author },
    ...{ 'seo.title': seo.title, 'seo.desc': seo.desc, 'seo.keywords': seo.keywords.join('、') },
  });
  await checkTexts(core, staffId, { content: ownWords(content) }, 'post');
}

/**
 * Holds what the site itself says against the rules on wording. Nothing is masked in it: a number of a person is refused
 * like words that are not accepted.
 * @param place whose rules hold: those of services, where nothing may even be hinted at, or of texts that may speak about it
 * @throws HttpProblem 422 by field
 */
export async function checkTexts(
  core: Core,
  staffId: number,
  texts: Record<string, string>,
  place: 'goods' | 'post' = 'goods',
): Promise<void> {
  const kept = await watchTexts(core, { userId: staffId, place }, texts);
  const masked = Object.keys(texts).filter((field) => kept[field] !== texts[field]);
  if (masked.length > 0)
    throw invalid(Object.fromEntries(masked.map((field) => [field, ['请勿填写手机号、证件号等个人信息']])));
}

/**
 * Holds the tags, the special and the services of a document, so that nobody deletes them before it is kept.
 * @throws HttpProblem 422 by field for one that is not there
 */
export async function holdShelves(
  trx: Db,
  { tags, special_id, service_goods }: Pick<PressDocument, 'tags' | 'special_id' | 'service_goods'>,
): Promise<void> {
  const held = async (table: 'press_tags' | 'press_specials', ids: readonly number[]) =>
    ids.length === 0
      ? 0
      : (
          await trx
            .selectFrom(table)
            .select('id')
            .where('id', 'in', ids)
            .orderBy('id')
            .forKeyShare()
            .execute()
        ).length;
  if ((await held('press_tags', tags)) < tags.length) throw invalid({ tags: ['有标签已被删除，请重新选择'] });
  if (special_id !== null && (await held('press_specials', [special_id])) === 0)
    throw invalid({ special_id: ['专题已被删除，请重新选择'] });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from goods where id = any(${[...service_goods]}::bigint[]) 
      and status in (${sql.lit(goodsStatus.onShelf)}, ${sql.lit(goodsStatus.offShelf)})`.execute(trx);
  if ((rows[0]?.n ?? 0) < service_goods.length)
    throw invalid({ service_goods: ['有服务不存在，请重新选择'] });
}
