import type { CommentStatus, PostStatus, ReportReason, TopicStatus } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type PostRow = Selectable<DB['posts']>;
export type CommentRow = Selectable<DB['comments']>;
export type TopicRow = Selectable<DB['topics']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    topics: { status: TopicStatus };
    posts: { status: PostStatus; appeal_status: 1 | 2 | 3 };
    comments: { mentions: { id: number; nickname: string }[]; status: CommentStatus };
    forum_history: { kind: 'post' | 'comment' | 'topic' };
    forum_reports: { target: 'post' | 'comment'; reason: ReportReason; status: 1 | 2 | 3 | 4 };
  }
}
