import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { releaseFiles } from '../../base/files/hold';
import { moveFile } from '../../base/files/move';
import { fileStatus } from '../../base/files/transitions';
import { chatLimits } from './limits';
import { nextRev, tellRoom } from './line';
import { type Asking, getParty, stateText } from './party';
import { lockRoom, membersOf } from './rooms';
import { chatHolder, sentLine } from './send';

/**
 * Takes a line back within two minutes: its words and the bytes of its files are gone for everybody, and the line says so.
 * @throws HttpProblem 404 not a party, or not their line · 409 too late, or nothing may be written any more
 */
export async function recall(
  core: Core,
  user: Asking,
  orderId: number,
  messageId: number,
): Promise<DataOf<'POST /order_chat/recall/:id'>> {
  const now = new Date(core.settings.clock.now());
  const { gone, answer } = await core.db.transaction().execute(async (trx) => {
    const party = await getParty(trx, user, orderId, true);
    if (!(await lockRoom(trx, orderId))) throw notFound('消息不存在');
    const line = await findRow(trx, 'chat_messages', {
      ...{ id: messageId, order_id: orderId, sender_id: user.id },
    });
    if (!line || line.sender === 'system') throw notFound('消息不存在');
    if (line.recalled_at) return { gone: [], answer: await sentLine(trx, party, line, now) };
    if (party.state !== 'open') throw conflict(stateText[party.state]);
    if (now.getTime() - line.created_at.getTime() > chatLimits.recall)
      throw conflict('发出超过2分钟的消息不能撤回');
    const ids = line.files.map(({ id }) => id);
    await removeFiles(trx, orderId, ids, now);
    const rev = await nextRev(trx, orderId);
    const row = await trx
      .updateTable('chat_messages')
      .set({ content: '', files: '[]', recalled_at: now, rev })
      .where('id', '=', line.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('chat_members')
      .set(({ eb }) => ({ unread: eb('unread', '-', 1) }))
      .where('order_id', '=', orderId)
      .where('user_id', '<>', user.id)
      .where('read_id', '<', line.id)
      .where('unread', '>', 0)
      .execute();
    await tellRoom(trx, orderId, 'line', rev, await membersOf(trx, orderId));
    return { gone: ids, answer: await sentLine(trx, party, row, now) };
  });
  for (const id of gone) await core.files.remove(id);
  return answer;
}

/** Files that a line was sent with: nothing holds them any more, and nothing is left of them. */
async function removeFiles(trx: Db, orderId: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('files')
    .selectAll()
    .where('holder_kind', '=', chatHolder)
    .where('holder_id', '=', String(orderId))
    .where('status', '=', fileStatus.ready)
    .orderBy('id')
    .forUpdate()
    .execute();
  const keep = rows.map(({ id }) => id).filter((id) => !ids.includes(id));
  await releaseFiles(trx, { kind: chatHolder, id: orderId }, keep, now);
  for (const { id } of rows) {
    if (!ids.includes(id)) continue;
    const row = await findRow(trx, 'files', { id });
    if (row) await moveFile(trx, row, 'collect', now);
  }
}
