import { z } from 'zod';
import { id, moment, queryInt } from '../../fields';
import { fileTypes } from '../../file-types';
import { fileIds } from '../../files';
import { lines, word } from '../../people-fields';

/** What client and server agree on about the chat of an order. */
export const orderChatLimits = {
  characters: 1000,
  /** Files of one message. */
  files: 9,
  /** Ms for which its sender may take a message back. */
  recall: 2 * 60_000,
  /** Ms for which a typing hint stands. */
  typing: 6000,
  keyword: 50,
} as const;

/** A file of a message. It is fetched by `POST /files/:id/ticket`. */
const chatFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  type: z.enum(fileTypes),
  image: z.boolean(),
  /** Its content is still there, and the reader may have it. */
  readable: z.boolean(),
  /** What in it could not be looked into, in words; empty when all was. */
  unchecked: z.array(z.string()),
});

/** A line of the chat of an order. */
export const orderChatLine = z.object({
  id: z.int(),
  /** Grows with everything that happens in the chat: a line that is taken back gets a new one. */
  rev: z.int(),
  from: z.enum(['buyer', 'teacher', 'staff', 'system']),
  mine: z.boolean(),
  /** As the reader may know them: 陈同学, 沈老师, 客服 小林. Empty for the system. */
  sender: z.string(),
  /** Empty once it was taken back. */
  content: z.string(),
  files: z.array(chatFile),
  /** The sender's own mark, by which a repeat is known; empty for lines of others. */
  client_id: z.string(),
  /** The other side has seen it; for lines of one's own. */
  read: z.boolean(),
  recalled: z.boolean(),
  /** Until when its sender may take it back; null for none that can be. */
  recall_until: moment.nullable(),
  created_at: moment,
});

const state = {
  /**
   * `open`: may be written in · `idle`: nobody serves the order at the moment · `closed`: the order has ended ·
   * `left`: the reader does not serve it any more and sees what was before · `apart`: the buyer avoids this teacher.
   */
  state: z.enum(['open', 'idle', 'closed', 'left', 'apart']),
  /** Why nothing can be written, for people; empty while something can. */
  state_text: z.string(),
  can_send: z.boolean(),
  /** Of the newest change; `since` of the next question. */
  rev: z.int(),
  server_time: moment,
};

/** A part of the chat, for one of its parties. */
export const orderChat = z.object({
  ...state,
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
  me: z.enum(['buyer', 'teacher']),
  /** Who is there on the other side; null while nobody is. */
  other: z
    .object({
      name: z.string(),
      /** Empty for the buyer: only their form of address is told. */
      avatar_img: z.string(),
      online: z.boolean(),
      /** E.g. 通常 1 小时内回复; empty while too little is known. */
      reply_text: z.string(),
    })
    .nullable(),
  staff: z.object({ joined: z.boolean(), called: z.boolean(), can_call: z.boolean() }),
  unread: z.int(),
  /** Up to which line the reader has read. */
  read_id: z.int(),
  /** Up to which line the other side has read: a line of one's own up to it is 已读. */
  other_read_id: z.int(),
  /** Oldest first: the newest page, what is before a line, what changed since, or what was found. */
  data: z.array(orderChatLine),
  has_more: z.boolean(),
});

/** `before`: the page before a line; `since`: what is new or changed; `keyword`: lines with these words. */
export const chatRange = z.object({
  before: queryInt,
  since: queryInt,
  keyword: word().max(orderChatLimits.keyword, `关键词最多${orderChatLimits.keyword}个字`).optional(),
});

/** What is said: words, files or both. */
export const newChatLine = z.strictObject({
  content: lines().max(orderChatLimits.characters, `最多${orderChatLimits.characters}个字`).optional(),
  files: fileIds.optional(),
  client_id: z.uuid('消息编号不正确'),
});

export const sentChatLine = z.object({ message: orderChatLine, rev: z.int() });

export const readUpTo = z.strictObject({ last_id: id });

/** Where somebody of the team reads: names in full, and what was flagged. */
export const deskOrderChat = z.object({
  ...state,
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string(), status_text: z.string() }),
  buyer: z.object({ id: z.int(), name: z.string(), online: z.boolean(), read_id: z.int() }),
  teacher: z.object({ id: z.int(), name: z.string(), online: z.boolean(), read_id: z.int() }).nullable(),
  /** Somebody of the team speaks in it. */
  joined: z.boolean(),
  joined_by: z.string(),
  me_joined: z.boolean(),
  called_at: moment.nullable(),
  called_by: z.enum(['buyer', 'teacher', '']),
  /** Until when this reading is allowed; then a reason is asked for again. */
  look_until: moment,
  data: z.array(orderChatLine.extend({ flagged: z.boolean() })),
  has_more: z.boolean(),
});
