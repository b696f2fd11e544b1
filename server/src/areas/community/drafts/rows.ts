import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** A topic of a draft: known, or to be made with the post. */
export type DraftTopic = number | { id: number; title: string };

export type DraftRow = Selectable<DB['post_drafts']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    post_drafts: { topics: DraftTopic[] };
  }
}
