import type { ReviewItem } from '@harbor/contract';
import { searchWords } from '@harbor/contract/forum/marked';
import { goodsStatus } from '@harbor/contract/goods-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { findRow } from '../../../db/rows';
import { foundPosts } from '../../community/forum/reading/search';
import type { FoundItem } from './queries';

const shown = 2;

/** What people look for who learn on a shelf of the school: a word of the forum, and a category of the services. */
const byShelf: Record<number, { word: string; category: number }> = {
  1: { word: '论文写作', category: 1 },
  2: { word: '统计', category: 1 },
  3: { word: '文献', category: 1 },
  4: { word: '返修', category: 3 },
  5: { word: '润色', category: 5 },
  6: { word: '答辩', category: 1 },
  7: { word: '软件', category: 1 },
};

type Related = ReviewItem['related'];

/** Forum posts and services on the same subject: by the question's own word, else by the shelf of its course. */
export async function relatedTo(core: Core, row: FoundItem): Promise<Related> {
  const { db } = core;
  const subject = row.question_id
    ? ((await findRow(db, 'questions', { id: row.question_id }, ['subject']))?.subject ?? '')
    : '';
  const course = await findRow(db, 'courses', { id: row.course_id }, ['category_id']);
  const shelf = byShelf[course?.category_id ?? 0];
  const words = [subject, shelf?.word ?? ''].filter((word) => word !== '');
  return {
    topics: await postsOn(core, words),
    services: await servicesOn(db, words, shelf?.category ?? 0),
  };
}

/** Posts in which the first of these words stands that is found at all. */
async function postsOn(core: Core, words: readonly string[]): Promise<Related['topics']> {
  for (const word of words) {
    const asked = searchWords(word);
    if (asked.length === 0) continue;
    const ids = (await foundPosts(core, asked)).slice(0, shown);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number; title: string; comments: number; accepted: boolean }>`
      select id, title, comment_count as comments, accepted_comment_id is not null as accepted
      from posts where id = any(${ids}) and shown`.execute(core.db);
    return ids.flatMap((id) => {
      const post = rows.find((one) => one.id === id);
      if (!post) return [];
      const about = `${post.comments} 条回复${post.accepted ? ' · 已采纳' : ''}`;
      return [{ id, title: post.title, about, link: `/postdetail/${id}` }];
    });
  }
  return [];
}

async function servicesOn(db: Db, words: readonly string[], category: number): Promise<Related['services']> {
  const likes = words.map((word) => `%${escapeLike(word)}%`);
  const { rows } = await sql<{ id: number; title: string; about: string }>`
    select g.id, g.title, c.title as about from goods g join categories c on c.id = g.category_id
    where g.status = ${goodsStatus.onShelf} and (g.title ilike any(${likes}) or g.category_id = ${category})
    order by g.title ilike any(${likes}) desc, g.sales desc, g.id limit ${shown}`.execute(db);
  return rows.map((row) => ({ ...row, link: `/goodsdetail/${row.id}` }));
}
