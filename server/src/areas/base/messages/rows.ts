/** Somebody named in a message. */
export interface MessageActor {
  id: number;
  nickname: string;
}

declare module '../../../db/schema' {
  interface KnownColumns {
    messages: { actors: MessageActor[] };
    announcements: { audience: 'all' | 'user' | 'teacher' };
  }
}
