import type { VideoStatus } from '@harbor/contract/video-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type VideoRow = Selectable<DB['videos']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    videos: { status: VideoStatus };
  }
}
