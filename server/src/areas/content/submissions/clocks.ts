import { promises } from '@harbor/contract/promises';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { dayInWords } from '../../../labels/beijing';
import { releaseFiles } from '../../base/files/hold';
import { manuscriptHolder, supplementHolder } from './holder';
import { submissionLimits } from './limits';
import { moveSubmission } from './move';
import type { SubmissionRow } from './rows';
import { tellAuthor } from './tell';

const batch = 50;

/** Each row in a transaction of its own, locked; a row that another process holds or moved is left to it. */
async function each(
  core: Core,
  find: (db: Db) => Promise<{ id: number }[]>,
  still: (row: SubmissionRow) => boolean,
  work: (trx: Db, row: SubmissionRow) => Promise<void>,
): Promise<number> {
  const found = await find(core.db);
  for (const { id } of found)
    await core.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (row && still(row)) await work(trx, row);
    });
  return found.length;
}

/** Reminds authors who are still to answer. @returns how many were looked at */
export function remindAuthors(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const soon = new Date(now.getTime() + submissionLimits.remindBefore);
  return each(
    core,
    (db) =>
      db
        .selectFrom('submissions')
        .select('id')
        .where('status', 'in', [s.needsAuthor, s.recommended])
        .where('due_at', '<=', soon)
        .where('due_at', '>', now)
        .where('reminded_at', 'is', null)
        .limit(batch)
        .execute(),
    (row) => row.reminded_at === null && row.due_at !== null && row.due_at > now && row.due_at <= soon,
    async (trx, row) => {
      await updateRows(trx, 'submissions', { id: row.id }, { reminded_at: now });
      const until = row.due_at ? dayInWords(row.due_at) : '';
      const asks = row.status === s.needsAuthor;
      await tellAuthor(
        trx,
        row,
        {
          title: asks ? '投稿资料即将到期' : '推荐的期刊还在等您决定',
          body: asks ? `请在${until}前补充资料，逾期将自动关闭。` : `如到${until}仍未处理，投稿将自动关闭。`,
        },
        now,
      );
    },
  );
}

/** Closes what the author did not answer in time. @returns how many were looked at */
export function lapseSubmissions(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  return each(
    core,
    (db) =>
      db
        .selectFrom('submissions')
        .select('id')
        .where('status', 'in', [s.needsAuthor, s.recommended])
        .where('due_at', '<=', now)
        .limit(batch)
        .execute(),
    (row) => row.due_at !== null && row.due_at <= now,
    async (trx, row) => {
      const reason =
        row.status === s.needsAuthor
          ? '超过期限没有补充资料'
          : `推荐后${promises.submissionDecideDays}天没有处理`;
      const moved = await moveSubmission(
        trx,
        row,
        { event: 'lapse', actor: 'system', actorId: null, at: now, content: reason },
        { close_reason: `${reason}，已自动关闭` },
      );
      await tellAuthor(
        trx,
        moved,
        {
          title: '投稿已自动关闭',
          body: `${reason}，已自动关闭。${promises.submissionReopenDays}天内可以重新打开。`,
        },
        now,
      );
    },
  );
}

/** Lets the files of what was closed long ago go. @returns how many were looked at */
export function releaseOldFiles(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const before = new Date(now.getTime() - submissionLimits.keepFilesFor);
  return each(
    core,
    (db) =>
      db
        .selectFrom('submissions')
        .select('id')
        .where('status', '=', s.closed)
        .where('files_kept', '=', true)
        .where('closed_at', '<', before)
        .limit(batch)
        .execute(),
    (row) => row.status === s.closed && row.files_kept && row.closed_at !== null && row.closed_at < before,
    async (trx, row) => {
      await releaseFiles(trx, manuscriptHolder(row.id), [], now);
      await releaseFiles(trx, supplementHolder(row.id), [], now);
      await updateRows(trx, 'submissions', { id: row.id }, { files_kept: false });
    },
  );
}

/** What recurs for submissions. */
export const submissionTicks: Tick[] = [
  {
    name: 'submissions.remind',
    everySeconds: 300,
    run: (core) => untilNone(() => remindAuthors(core), batch),
  },
  {
    name: 'submissions.lapse',
    everySeconds: 60,
    run: (core) => untilNone(() => lapseSubmissions(core), batch),
  },
  {
    name: 'submissions.files',
    everySeconds: 3600,
    run: (core) => untilNone(() => releaseOldFiles(core), batch),
  },
];
