import type { ForumDeskDetail } from '@harbor/contract';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import { lookAt } from '../../base/moderation/looked';
import { deskComment, wordsOfComment } from './comments';
import { markupOfPost } from './edited-post';
import { deskPost } from './posts';
import { deskComments, deskPosts } from './present';

/** A post with everything that is known of its words. @throws HttpProblem 404 */
export async function postDetail(core: Core, id: number): Promise<ForumDeskDetail> {
  const row = await deskPost(core.db, id);
  const shown = { title: row.title, text: row.body };
  const [[item], looked] = await Promise.all([
    deskPosts(core.db, [row]),
    lookAt(core, { kind: 'post', id, place: 'post', shown, kept: markupOfPost(row) }),
  ]);
  if (!item) throw notFound('帖子不存在或已删除');
  return { ...item, ...looked };
}

/** A comment with everything that is known of its words. @throws HttpProblem 404 */
export async function commentDetail(core: Core, id: number): Promise<ForumDeskDetail> {
  const row = await deskComment(core.db, id);
  const [[item], looked] = await Promise.all([
    deskComments(core.db, [row]),
    lookAt(core, { kind: 'comment', id, place: 'post', shown: wordsOfComment(row) }),
  ]);
  if (!item) throw notFound('评论不存在或已删除');
  return { ...item, ...looked };
}
