import { goodsStatus } from '@harbor/contract/goods-status';
import { topicStatus } from '@harbor/contract/post-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isShown } from '../../areas/community/press/shown';

/** A kind of things that everybody may read, each on a page of its own. */
export interface PublicKind {
  /** In the addresses of its sitemaps. */
  name: string;
  table: string;
  /** On the columns of the table: what is shown now. */
  where: RawBuilder<SqlBool>;
  /** When what its page says changed last; null where nobody knows. */
  changed: RawBuilder<Date | null>;
  /** Path of its page. */
  path(id: number): string;
}

/** All that everybody may read on the site. */
export const publicKinds: readonly PublicKind[] = [
  {
    name: 'services',
    table: 'goods',
    where: sql`status = ${sql.lit(goodsStatus.onShelf)}`,
    changed: sql`updated_at`,
    path: (id) => `/goodsdetail/${id}`,
  },
  {
    name: 'posts',
    table: 'posts',
    where: sql`shown`,
    changed: sql`greatest(published_at, edited_at)`,
    path: (id) => `/postdetail/${id}`,
  },
  {
    name: 'topics',
    table: 'topics',
    where: sql`status = ${sql.lit(topicStatus.normal)}`,
    changed: sql`(select p.published_at from post_topics l join posts p on p.id = l.post_id and p.shown
      where l.topic_id = topics.id order by p.id desc limit 1)`,
    path: (id) => `/topicdetail/${id}/`,
  },
  {
    name: 'press',
    table: 'press',
    where: isShown(),
    changed: sql`greatest(published_at, revised_at)`,
    path: (id) => `/academic/${id}`,
  },
  {
    name: 'tags',
    table: 'press_tags',
    where: sql`press_count > 0`,
    changed: sql`greatest(updated_at, newest_at)`,
    path: (id) => `/academiclist/?tag=${id}`,
  },
  {
    name: 'specials',
    table: 'press_specials',
    where: sql`press_count > 0`,
    changed: sql`greatest(updated_at, newest_at)`,
    path: (id) => `/specialsubject/${id}`,
  },
  {
    name: 'journals',
    table: 'journals',
    where: sql`true`,
    changed: sql`updated_at`,
    path: (id) => `/querytool/${id}`,
  },
];
