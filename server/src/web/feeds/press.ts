import { sql } from 'kysely';
import { cachedLonger } from '../../areas/community/press/cache';
import { isShown } from '../../areas/community/press/shown';
import type { Core } from '../../core';
import { findRow } from '../../db/rows';
import { tagPath } from '../seo/press';
import { type FeedItem, rssOf } from './rss';

const shown = 30;

/** Which articles a feed tells of. */
export type FeedOf = { kind: 'press' } | { kind: 'tag' | 'special'; id: number };

interface About {
  title: string;
  description: string;
  /** Path of the page. */
  page: string;
}

async function aboutOf({ db }: Core, feed: FeedOf): Promise<About | undefined> {
  if (feed.kind === 'press')
    return {
      ...{ title: '学术港 · 学术头条', page: '/academic/' },
      description: '投稿选刊、学位论文、研究方法与科研诚信的资讯、攻略和快讯。',
    };
  const table = feed.kind === 'tag' ? 'press_tags' : 'press_specials';
  const row = await findRow(db, table, { id: feed.id }, ['title', 'introduction']);
  if (!row) return undefined;
  const page = feed.kind === 'tag' ? tagPath(feed.id) : `/specialsubject/${feed.id}`;
  return { title: `学术港 · ${row.title}`, description: row.introduction, page };
}

interface Row {
  id: number;
  title: string;
  description: string;
  author: string;
  published_at: Date;
  tags: string[];
}

async function rowsOf({ db }: Core, feed: FeedOf): Promise<Row[]> {
  const ids =
    feed.kind === 'tag'
      ? sql`(select press_id from press_tag_links where tag_id = ${feed.id} and published_at is not null
          order by published_at desc, press_id desc limit ${shown})`
      : sql`(select id from press where ${isShown()} ${feed.kind === 'special' ? sql`and special_id = ${feed.id}` : sql``}
          order by published_at desc, id desc limit ${shown})`;
  const { rows } = await sql<Row>`
    select p.id, p.title, p.description, p.author, p.published_at, array(
      select t.title from press_tag_links l join press_tags t on t.id = l.tag_id where l.press_id = p.id order by l.position) as tags
    from press p where ${isShown('p')} and p.id in ${ids} order by p.published_at desc, p.id desc`.execute(
    db,
  );
  return rows;
}

const pathOf = (feed: FeedOf) =>
  feed.kind === 'press' ? '/rss/press.xml' : `/rss/${feed.kind}/${feed.id}.xml`;

/** The newest articles as RSS; undefined where there is no such tag or special. */
export const pressFeed = (core: Core, feed: FeedOf): Promise<string | undefined> =>
  cachedLonger(core, `rss:${pathOf(feed)}`, async () => {
    const about = await aboutOf(core, feed);
    if (!about) return undefined;
    const { publicUrl } = core.settings;
    const items = (await rowsOf(core, feed)).map(
      (row): FeedItem => ({
        title: row.title,
        link: `${publicUrl}/academic/${row.id}`,
        description: row.description,
        author: row.author,
        categories: row.tags,
        publishedAt: row.published_at,
      }),
    );
    const { title, description, page } = about;
    return rssOf({ title, description, link: publicUrl + page, self: publicUrl + pathOf(feed), items });
  });
