import type { PressCard } from '@harbor/contract';
import { pressTypeLabel } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';
import { readMinutes } from '../limits';
import type { PressRow } from '../rows';
import { isShown } from '../shown';

/** What a card is made of. */
export type CardRow = Pick<
  PressRow,
  | 'id'
  | 'type'
  | 'title'
  | 'description'
  | 'cover'
  | 'is_original'
  | 'corrected'
  | 'source'
  | 'author'
  | 'letters'
  | 'views'
  | 'likes'
  | 'collects'
> & { published_at: Date; special: PressCard['special']; tags: PressCard['tags'] };

/** The columns of a card, with its special and its tags in one question. */
export const cardColumns = sql<CardRow>`
  p.id, p.type, p.title, p.description, p.cover, p.is_original, p.corrected, p.source, p.author, p.letters,
  p.views, p.likes, p.collects, p.published_at,
  (select jsonb_build_object('id', s.id, 'title', s.title) from press_specials s where s.id = p.special_id) as special,
  coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by l.position)
    from press_tag_links l join press_tags t on t.id = l.tag_id where l.press_id = p.id), '[]') as tags`;

/** A row as a card. */
export const toCard = (row: CardRow): PressCard => ({
  id: row.id,
  type: row.type,
  type_text: pressTypeLabel[row.type],
  title: row.title,
  desc: row.description,
  cover: row.cover,
  is_original: row.is_original,
  corrected: row.corrected,
  source: row.source,
  author: row.author,
  special: row.special,
  tags: row.tags,
  published_at: toMoment(row.published_at),
  read_minutes: readMinutes(row.letters),
  views: row.views,
  likes: row.likes,
  collects: row.collects,
});

/** Published articles as cards, in the order of the ids: ids may be older than this moment, so those gone are left out. */
export async function cardsOf(db: Db, ids: readonly number[]): Promise<PressCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from press p where p.id = any(${ids}::bigint[]) and ${isShown('p')}`.execute(db);
  const known = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
