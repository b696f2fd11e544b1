import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import { pressLimits } from './limits';
import { type CardRow, cardColumns, toCard } from './reading/cards';
import { withHeadings } from './text/headings';
import { cleanNews } from './text/markup';

const sign = (secret: string, id: number, expires: number) =>
  createHmac('sha256', secret).update(`press-preview:${id}:${expires}`).digest();

/** A ticket with which anybody may look at an article that is not published yet, for a day. */
export function previewTicket({ settings }: Core, id: number): { ticket: string; expires: number } {
  const expires = settings.clock.now() + pressLimits.previewFor;
  return { ticket: `${expires}.${sign(settings.secret, id, expires).toString('base64url')}`, expires };
}

const ticketFormat = /^(\d{13})\.([\w-]{43})$/;

function isGood({ settings }: Core, id: number, ticket: string): boolean {
  const [, expires = '', signature = ''] = ticketFormat.exec(ticket) ?? [];
  if (!signature || Number(expires) < settings.clock.now()) return false;
  return timingSafeEqual(sign(settings.secret, id, Number(expires)), Buffer.from(signature, 'base64url'));
}

/**
 * An article as its editor left it: the draft, else what stands.
 * @throws HttpProblem 404 for a ticket that is too old, made up, or of another article
 */
export async function previewPress(
  core: Core,
  id: number,
  ticket: string,
): Promise<DataOf<'GET /press/preview/:id'>> {
  const gone = notFound('预览链接已失效，请向编辑索取新的链接');
  if (!isGood(core, id, ticket)) throw gone;
  const { rows } = await sql<CardRow & { content: string; source_url: string }>`
    select ${cardColumns}, p.content, p.source_url from (
      select p.id, coalesce((d.document->>'type')::smallint, p.type) as type, coalesce(d.document->>'title', p.title) as title,
        coalesce(d.document->>'desc', p.description) as description, coalesce(d.document->>'cover', p.cover) as cover,
        coalesce((d.document->>'is_original')::boolean, p.is_original) as is_original, p.corrected,
        coalesce(d.document->>'source', p.source) as source, coalesce(d.document->>'author', p.author) as author,
        coalesce(d.letters, p.letters) as letters, p.views, p.likes, p.collects,
        coalesce(p.published_at, p.publish_at, p.updated_at) as published_at,
        case when d.press_id is null then p.special_id else (d.document->>'special_id')::bigint end as special_id,
        coalesce(d.document->>'content', p.content) as content, coalesce(d.document->>'source_url', p.source_url) as source_url
      from press p left join press_drafts d on d.press_id = p.id where p.id = ${id}
    ) p`.execute(core.db);
  const [row] = rows;
  if (!row) throw gone;
  const drafted = await core.db
    .selectFrom('press_drafts')
    .select('document')
    .where('press_id', '=', id)
    .executeTakeFirst();
  const tags = drafted ? await titlesOf(core, drafted.document.tags) : row.tags;
  const { content, headings } = withHeadings(await cleanNews(core, row.content));
  return { ...toCard({ ...row, tags }), content, headings, source_url: row.source_url };
}

async function titlesOf({ db }: Core, ids: readonly number[]): Promise<{ id: number; title: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('press_tags').select(['id', 'title']).where('id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
