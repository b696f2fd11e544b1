import { messageKind } from '@harbor/contract/message-kinds';
import type { Db } from '../../../../db/connect';
import { notify } from '../../../base/messages/notify';
import { hasBlocked } from '../people/blocks';
import type { CommentRow } from '../rows';
import { excerptOf } from '../text/plain';

/**
 * Tells, each once, whoever is answered, who is named by @ and whose post it is. Comments of several on the same post
 * within a day are one message; who blocked the writer hears nothing.
 */
export async function tellAboutComment(
  trx: Db,
  row: CommentRow,
  writer: { id: number; nickname: string },
  now: Date,
): Promise<void> {
  const post = await trx
    .selectFrom('posts')
    .select(['user_id', 'title'])
    .where('id', '=', row.post_id)
    .executeTakeFirstOrThrow();
  const answeredId = row.reply_to_id
    ? (
        await trx
          .selectFrom('comments')
          .select('user_id')
          .where('id', '=', row.reply_to_id)
          .executeTakeFirst()
      )?.user_id
    : undefined;
  const told = new Map<number, { title: string; mergeKey: string }>();
  if (answeredId)
    told.set(answeredId, { title: '回复了您的评论', mergeKey: `comment:${row.reply_to_id}:reply` });
  for (const { id } of row.mentions)
    if (!told.has(id)) told.set(id, { title: '在评论中提到了您', mergeKey: `comment:${row.id}:mention` });
  if (!told.has(post.user_id))
    told.set(post.user_id, { title: '评论了您的帖子', mergeKey: `post:${row.post_id}:comment` });
  for (const [userId, { title, mergeKey }] of told) {
    if (userId === writer.id || (await hasBlocked(trx, userId, writer.id))) continue;
    await notify(trx, {
      userId,
      kind: messageKind.comment,
      title,
      body: `${excerptOf(row.content, 60)}（帖子“${post.title}”）`,
      link: `/postdetail/${row.post_id}?comment=${row.id}`,
      object: { type: 'comment', id: row.id },
      actors: [writer],
      mergeKey,
      now,
    });
  }
}
