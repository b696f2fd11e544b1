import { commentStatus, postStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { moveComment } from './comments/move';
import { movePost } from './posts/move';

const deedOf = (core: Core, userId: number) =>
  ({
    event: 'delete',
    actor: 'user',
    actorId: userId,
    at: new Date(core.settings.clock.now()),
    note: '账号注销',
  }) as const;

/** Takes all of somebody's posts away as they would one by one, and what stood in them; the numbers follow. */
export async function erasePosts(core: Core, trx: Db, userId: number): Promise<void> {
  const rows = await trx
    .selectFrom('posts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', postStatus.deleted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) await movePost(trx, row, deedOf(core, userId), { look_after: false });
  await trx
    .updateTable('posts')
    .set({
      title: '已删除',
      content: '',
      body: '',
      images: [],
      findings: [],
      reason: '',
      appeal: '',
      appeal_status: null,
    })
    .where('user_id', '=', userId)
    .where('status', '=', postStatus.deleted)
    .execute();
}

/** Takes all of somebody's comments away; where others answered, 该评论已删除 stays. */
export async function eraseComments(core: Core, trx: Db, userId: number): Promise<void> {
  const rows = await trx
    .selectFrom('comments')
    .select(['id', 'post_id', 'status', 'user_id'])
    .where('user_id', '=', userId)
    .where('status', '<>', commentStatus.deleted)
    .orderBy('post_id')
    .orderBy('id')
    .execute();
  for (const row of rows) await moveComment(trx, row, deedOf(core, userId));
  await trx
    .updateTable('comments')
    .set({ content: '已删除', mentions: '[]', findings: [], reason: '' })
    .where('user_id', '=', userId)
    .where('status', '=', commentStatus.deleted)
    .execute();
}
