import { type MessageKind, messageKind, type SystemSub, systemSub } from '@harbor/contract/message-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { findRow, insertRow } from '../../../db/rows';
import { queueMail } from '../mail/queue';
import { groupOf, type MessageGroup } from './groups';
import { mergeInto, mergeWindow } from './merging';
import { actorsText } from './present';
import { disturbFrom } from './quiet';
import type { MessageActor } from './rows';

export { messageKind, systemSub };

/** One message to one user. */
export interface NewMessage {
  userId: number;
  kind: MessageKind;
  /** Which kind of system message; required for `kind` 4. */
  sub?: SystemSub;
  /**
   * Chinese, at most 60 characters. With actors it is what they did, without their names: 赞了您的评价. The sentence
   * 张三、李四等 5 人赞了您的评价 is put together when it is read.
   */
  title: string;
  /** Plain text, Chinese. */
  body?: string;
  /** Path inside the site, e.g. `/orderdetail/12`. */
  link?: string;
  object?: { type: string; id: number };
  /** Who caused it, at most three. */
  actors?: MessageActor[];
  /**
   * Notices to the same user, of the same kind and with the same key within 24 hours are one message that counts its
   * actors, e.g. `post:12:like`. Nobody is counted twice. Without a key each notice is a message of its own.
   */
  mergeKey?: string;
  now: Date;
}

/** Channel on which `<user>` (counts changed), `<user> <message>` (a new one) or `*` (everybody) goes out. */
export const messageChannel = 'harbor_messages';

/** Tells the open pages of a user that something in their box changed. */
export const tellOpenPages = (db: Db, userId: number) => notifyChannel(db, messageChannel, String(userId));

interface Preferences {
  muted: string[];
  by_sms: string[];
  by_mail: string[];
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
}

const plain: Preferences = { muted: [], by_sms: [], by_mail: [], quiet: false, quiet_from: 0, quiet_to: 0 };

async function preferencesOf(db: Db, userId: number): Promise<Preferences> {
  const row = await findRow(db, 'message_settings', { user_id: userId }, [
    'muted',
    'by_sms',
    'by_mail',
    'quiet',
    'quiet_from',
    'quiet_to',
  ]);
  return row ?? plain;
}

/**
 * Puts a message into a user's box and tells their open pages; the one way in which areas speak to people. Pass the
 * transaction of what it is about: then neither exists without the other, and nothing is lost when the server or the
 * database restarts. What the user has turned off is not kept; SMS and mails they asked for wait for the end of their
 * quiet hours.
 * Nobody is told of what they did themselves.
 */
export async function notify(db: Db, message: NewMessage): Promise<void> {
  await reach(db, message);
}

/** The same as `notify`. @returns whether it reaches them in some way: in their box, by SMS or by mail */
export async function reach(db: Db, message: NewMessage): Promise<boolean> {
  const actors = (message.actors ?? []).filter((actor) => actor.id !== message.userId);
  if ((message.actors ?? []).length > 0 && actors.length === 0) return false;
  const group = groupOf(message.kind, message.sub ?? 0);
  const preferences = await preferencesOf(db, message.userId);
  const bySms = Boolean(group?.sms && preferences.by_sms.includes(group.key));
  if (bySms) await queueSms(db, message, disturbFrom(preferences, message.now));
  const byMail = wantsMail(group, preferences);
  if (group && !group.locked && preferences.muted.includes(group.key)) {
    if (byMail) await queueNotice(db, { ...message, actors }, group, preferences);
    return byMail || bySms;
  }

  const merged = message.mergeKey ? await mergeInto(db, { ...message, actors }) : undefined;
  if (merged === 'known') return bySms;
  const id = merged?.id ?? (await insert(db, { ...message, actors }));
  // What joins a message that is there is no mail of its own.
  if (byMail && !merged) await queueNotice(db, { ...message, actors }, group, preferences);
  await notifyChannel(db, messageChannel, `${message.userId} ${id}`);
  return true;
}

async function insert(db: Db, message: NewMessage & { actors: MessageActor[] }): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      user_id: message.userId,
      kind: message.kind,
      sub: message.sub,
      title: message.title,
      body: message.body,
      link: message.link,
      obj_type: message.object?.type,
      obj_id: message.object?.id ?? null,
      actors: JSON.stringify(message.actors.slice(0, 3)),
      actor_count: message.actors.length,
      merge_key: message.mergeKey,
      merged_until: message.mergeKey ? new Date(message.now.getTime() + mergeWindow) : null,
      read_at: null,
      created_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (message.mergeKey && message.actors.length > 0)
    await db
      .insertInto('message_actors')
      .values(message.actors.map((actor) => ({ message_id: id, user_id: actor.id, at: message.now })))
      .onConflict((on) => on.doNothing())
      .execute();
  return id;
}

function wantsMail(group: MessageGroup | undefined, { by_mail }: Preferences): group is MessageGroup {
  return group?.mail === 'always' || (group?.mail === 'choice' && by_mail.includes(group.key));
}

/** Nothing is queued for who has no address. What is always sent is about safety, and does not wait. */
async function queueNotice(
  db: Db,
  message: NewMessage & { actors: MessageActor[] },
  group: MessageGroup,
  preferences: Preferences,
): Promise<void> {
  const { userId, title, body = '', link = '', actors, now } = message;
  const who = actorsText(
    actors.map(({ nickname }) => nickname),
    actors.length,
  );
  await queueMail(db, {
    to: { userId },
    content: { template: 'notice', data: { title: who ? `${who} ${title}` : title, body, link } },
    now,
    team: message.sub === systemSub.desk,
    sendAt: group.mail === 'always' ? now : disturbFrom(preferences, now),
  });
}

async function queueSms(db: Db, message: NewMessage, sendAt: Date): Promise<void> {
  await insertRow(db, 'message_sms', {
    user_id: message.userId,
    title: message.title,
    send_at: sendAt,
    created_at: message.now,
  });
}

/**
 * Takes back what somebody caused, e.g. a like that was withdrawn: they are no longer counted in the merged message, and
 * a message that nobody stands behind any more is gone.
 */
export async function withdrawNotice(
  db: Db,
  notice: { userId: number; kind: MessageKind; mergeKey: string; actorId: number },
): Promise<void> {
  const { userId, kind, mergeKey, actorId } = notice;
  const found = await db
    .deleteFrom('message_actors')
    .using('messages')
    .whereRef('messages.id', '=', 'message_actors.message_id')
    .where('messages.user_id', '=', userId)
    .where('messages.kind', '=', kind)
    .where('messages.merge_key', '=', mergeKey)
    .where('message_actors.user_id', '=', actorId)
    .returning('message_actors.message_id as id')
    .execute();
  for (const { id } of found) {
    await sql`
      update messages set
        actor_count = actor_count - 1,
        actors = coalesce((
          select jsonb_agg(jsonb_build_object('id', one.id, 'nickname', one.nickname) order by one.at desc)
          from (
            select a.user_id as id, u.nickname, a.at from message_actors a join users u on u.id = a.user_id
            where a.message_id = ${id} order by a.at desc limit 3
          ) one
        ), '[]')
      where id = ${id}`.execute(db);
    await db.deleteFrom('messages').where('id', '=', id).where('actor_count', '<=', 0).execute();
  }
  if (found.length > 0) await tellOpenPages(db, userId);
}
