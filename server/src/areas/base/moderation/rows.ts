/** What the team may change the words of; `append` is what was added to a review later. */
export type EditedKind = 'post' | 'comment' | 'topic' | 'review' | 'append';

/** A text as it is kept; `title` is empty for what has none. `more` are further columns that go back with it. */
export interface KeptText {
  title: string;
  text: string;
  more?: Record<string, unknown>;
}

declare module '../../../db/schema' {
  interface KnownColumns {
    staff_edits: { kind: EditedKind; before: KeptText; after: KeptText };
  }
}
