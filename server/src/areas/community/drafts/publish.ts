import type { Core } from '../../../core';
import type { Once } from '../../../http/idempotency';
import { conflict } from '../../../http/problem';
import { dueFrom } from '../../../site-settings/read';
import { countAddress, countWriting, requireWriter, type Writer } from '../forum/people/writer';
import { ownPost } from '../forum/posts/edit';
import { movePost, setTopics } from '../forum/posts/move';
import { checkPictures, placeOf, publish, type Sent, sentOf } from '../forum/posts/publish';
import { readPost } from '../forum/text/written';
import { chosenTopics, watchTopics } from '../forum/topics/choose';
import { ownDraft, reopen } from './drafts';

/**
 * Sends a draft as a post; one of a rejected post sends that post again. The draft goes.
 * @throws HttpProblem 403 · 404 · 409 · 422 by field · 429
 */
export async function publishDraft(
  core: Core,
  writer: Writer,
  id: number,
  once: Once<Sent>,
  now: Date,
): Promise<Sent> {
  const draft = await ownDraft(core.db, writer.userId, id);
  const { title, content, category_id, topics: topic_id, ai_flag, post_id } = draft;
  const input = { title, content, category_id, topic_id, ai_flag };
  if (post_id === null) return publish(core, writer, { ...input, draft_id: id }, once, now);
  const { userId } = writer;
  const { newcomer } = await requireWriter(core.db, userId, now);
  const before = await ownPost(core.db, userId, post_id);
  const written = await readPost(core, userId, input);
  await checkPictures(core.db, userId, written.images, before.images);
  const place = await placeOf(core.db, category_id);
  await watchTopics(core, userId, topic_id);
  await countAddress(core, writer, 'post');
  return once.inTransaction(async (trx) => {
    await countWriting(core, trx, writer, 'post', newcomer);
    await ownDraft(trx, userId, id, true);
    await reopen(trx, userId, post_id, now);
    const row = await ownPost(trx, userId, post_id, true);
    if (row.status !== 0) throw conflict();
    await setTopics(trx, row, await chosenTopics(trx, userId, topic_id, now));
    const moved = await movePost(
      trx,
      row,
      { event: 'submit', actor: 'user', actorId: userId, at: now },
      {
        ...written,
        ...place,
        ai_flag,
        reason: '',
        urgent: written.findings.length > 0,
        ...(await dueFrom(trx, 'limit.post', now)),
      },
    );
    await trx.deleteFrom('post_drafts').where('id', '=', id).execute();
    return sentOf(moved);
  });
}
