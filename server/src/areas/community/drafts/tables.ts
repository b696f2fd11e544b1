import type { ColumnType, JSONColumnType, Selectable } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A topic of a draft: known, or to be made with the post. */
export type DraftTopic = number | { id: number; title: string };

export interface PostDraftsTable {
  /** Random, so that drafts cannot be counted. */
  id: number;
  user_id: number;
  /** The rejected post that it goes on with. */
  post_id: number | null;
  title: Defaulted<string>;
  content: Defaulted<string>;
  excerpt: Defaulted<string>;
  category_id: Defaulted<number | null>;
  topics: JSONColumnType<DraftTopic[]>;
  ai_flag: Defaulted<boolean>;
  version: Defaulted<number>;
  created_at: Date;
  saved_at: Date;
}

/** The tables this area owns. */
export interface DraftTables {
  post_drafts: PostDraftsTable;
}

declare module '../../../db/schema' {
  interface DB extends DraftTables {}
}

export type DraftRow = Selectable<PostDraftsTable>;
