import type { Core } from '../../../core';
import { findRow, updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';

const most = 3;
const pause = 60_000;
const kept = 24 * 3_600_000;

/** SMS a person gets of messages in a day at most. */
const perDay = { limit: 10, seconds: 86_400 };

/**
 * Sends the SMS that messages asked for and whose time has come. Each is taken before it is sent, so that a restart
 * sends none twice; a passing fault puts it off, three times at most; after a day it is no news any more.
 * @returns how many went out
 */
export async function sendDueSms(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const due = await core.db
    .updateTable('message_sms')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), send_at: new Date(now.getTime() + pause) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('message_sms')
        .select('id')
        .where('done_at', 'is', null)
        .where('send_at', '<=', now)
        .where('tries', '<', most)
        .orderBy('send_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'title', 'created_at'])
    .execute();
  let sent = 0;
  for (const sms of due) {
    const result = await send(core, sms, now);
    if (result === 'sent') sent += 1;
    if (result !== 'later') await updateRows(core.db, 'message_sms', { id: sms.id }, { done_at: now });
  }
  return sent;
}

interface DueSms {
  id: number;
  user_id: number;
  title: string;
  created_at: Date;
}

async function send(core: Core, sms: DueSms, now: Date): Promise<'sent' | 'dropped' | 'later'> {
  if (now.getTime() - sms.created_at.getTime() > kept) return 'dropped';
  const user = await findRow(core.db, 'users', { id: sms.user_id, status: 1 }, ['phone']);
  if (!user?.phone) return 'dropped';
  if ((await core.limiter.takeShared(`message-sms:${sms.user_id}`, [perDay])) > 0) return 'dropped';
  const result = await core.sms.send({
    phone: user.phone,
    purpose: 'notify',
    params: { title: sms.title },
    requestId: `message-${sms.id}`,
    signal: AbortSignal.timeout(5000),
  });
  if (result.ok) return 'sent';
  core.log.warn({ smsId: sms.id, kind: result.kind }, 'a message could not be sent by SMS');
  return result.kind === 'temporary' ? 'later' : 'dropped';
}

/** Recurs for messages by SMS. */
export const messageSms: Tick = {
  name: 'messages.sms',
  everySeconds: 5,
  run: async (core) => void (await sendDueSms(core)),
};
