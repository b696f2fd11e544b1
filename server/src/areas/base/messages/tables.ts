import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Somebody named in a message. */
export interface MessageActor {
  id: number;
  nickname: string;
}

export interface MessagesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  /** 1 赞与收藏 · 2 评论与回复 · 3 关注 · 4 系统 */
  kind: number;
  sub: Defaulted<number>;
  title: string;
  body: Defaulted<string>;
  link: Defaulted<string>;
  obj_type: Defaulted<string>;
  obj_id: number | null;
  actors: ColumnType<MessageActor[], string | undefined, string>;
  actor_count: Defaulted<number>;
  merge_key: Defaulted<string>;
  merged_until: Date | null;
  read_at: Date | null;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
}

export interface MessageActorsTable {
  message_id: number;
  user_id: number;
  at: Date;
}

export interface MessageSettingsTable {
  user_id: number;
  muted: Defaulted<string[]>;
  by_sms: Defaulted<string[]>;
  quiet: Defaulted<boolean>;
  /** Minutes since midnight, Beijing time. */
  quiet_from: Defaulted<number>;
  quiet_to: Defaulted<number>;
  updated_at: Date;
}

export interface MessageSmsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  title: string;
  send_at: Date;
  tries: Defaulted<number>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
}

export interface AnnouncementsTable {
  id: Generated<number>;
  title: string;
  body: string;
  link: Defaulted<string>;
  audience: 'all' | 'user' | 'teacher';
  top_bar: Defaulted<boolean>;
  /** 1 草稿 · 2 已发布 · 3 已撤下 */
  status: Defaulted<number>;
  starts_at: Date;
  ends_at: Date | null;
  created_by: number | null;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface MessageTables {
  messages: MessagesTable;
  message_actors: MessageActorsTable;
  message_settings: MessageSettingsTable;
  message_sms: MessageSmsTable;
  announcements: AnnouncementsTable;
}

declare module '../../../db/schema' {
  interface DB extends MessageTables {}
}
