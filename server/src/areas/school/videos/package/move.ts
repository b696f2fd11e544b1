import { videoStatus as s, type VideoStatus } from '@harbor/contract/video-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow, insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { notFound } from '../../../../http/problem';
import { defineMachine, stepsOf, type TransitionContext } from '../../../../machine';
import type { VideoRow } from '../rows';

/** Who moves a recording: the team, a teacher, or the work that they asked for. */
export type VideoActor = 'operator' | 'teacher' | 'system';

/** Every legal step of a recording. */
export const videoSteps = stepsOf<VideoStatus, { actor: VideoActor }>()([
  { event: 'finish', from: s.uploading, to: s.waiting, actor: 'operator' },
  { event: 'begin', from: s.waiting, to: s.packaging, actor: 'system' },
  // A process that ended in the midst of it: begun anew.
  { event: 'begin', from: s.packaging, to: s.packaging, actor: 'system' },
  { event: 'ready', from: s.packaging, to: s.ready, actor: 'system' },
  { event: 'fail', from: s.packaging, to: s.failed, actor: 'system' },
  { event: 'cancel', from: s.uploading, to: s.cancelled, actor: 'operator' },
  { event: 'cancel', from: s.waiting, to: s.cancelled, actor: 'operator' },
  { event: 'cancel', from: s.packaging, to: s.cancelled, actor: 'operator' },
  { event: 'retry', from: s.failed, to: s.waiting, actor: 'operator' },
  { event: 'retry', from: s.cancelled, to: s.waiting, actor: 'operator' },
  { event: 'finish', from: s.uploading, to: s.waiting, actor: 'teacher' },
  { event: 'cancel', from: s.uploading, to: s.cancelled, actor: 'teacher' },
  { event: 'cancel', from: s.waiting, to: s.cancelled, actor: 'teacher' },
  { event: 'cancel', from: s.packaging, to: s.cancelled, actor: 'teacher' },
  { event: 'retry', from: s.failed, to: s.waiting, actor: 'teacher' },
  { event: 'retry', from: s.cancelled, to: s.waiting, actor: 'teacher' },
  { event: 'forget', from: s.uploading, to: s.cancelled, actor: 'system' },
]);

export type VideoEvent = (typeof videoSteps)[number]['event'];

const machine = defineMachine<VideoRow, TransitionContext<VideoActor>>()({
  table: 'videos',
  key: 'id',
  steps: videoSteps,
  // Of two runs of the same work only the later one counts.
  guard: ({ run }) => [['run', '=', run]],
  stale: '这个视频的状态已变化，请刷新后再操作',
  follows: (_step, { at }) => ({ updated_at: at }),
  history: (trx, { row, from, to, event }, { actor, actorId, at }) =>
    insertRow(trx, 'video_history', {
      ...{ video_id: row.id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId ?? null, at },
    }),
});

/** Takes a recording one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveVideo = (
  trx: Db,
  row: VideoRow,
  event: VideoEvent,
  context: TransitionContext<VideoActor>,
  changes: Omit<UpdateObject<DB, 'videos'>, 'status'> = {},
): Promise<VideoRow> => machine.move(trx, row, event, context, changes);

/** Whether the event may happen to a recording in this status. */
export const mayMoveVideo = (status: VideoStatus, event: VideoEvent, actor: VideoActor): boolean =>
  machine.find(status, event, actor) !== undefined;

/** A recording. @throws HttpProblem 404 */
export async function getVideo(db: Db, id: number): Promise<VideoRow> {
  const row = await findRow(db, 'videos', { id });
  if (!row) throw notFound('视频不存在');
  return row;
}
