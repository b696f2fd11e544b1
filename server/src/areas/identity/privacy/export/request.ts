import { randomUUID } from 'node:crypto';
import type { DataExport } from '@harbor/contract';
import { exportStatus, exportStatusLabel } from '@harbor/contract/privacy-states';
import type { Selectable } from 'kysely';
import type { Core } from '../../../../core';
import type { DB } from '../../../../db/schema';
import { conflict, tooMany } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { sqlStateOf } from '../../../../http/transient';
import { toMoment, toMomentOrNull } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import type { Origin } from '../../auth/sessions';
import { requireStepUp } from '../../auth/step-up';
import { makeExport } from './make';

function present(row: Selectable<DB['data_exports']>): DataExport {
  return {
    id: row.id,
    status: row.status,
    status_text: exportStatusLabel[row.status],
    progress: row.progress,
    size: row.size,
    created_at: toMoment(row.created_at),
    expires_at: toMomentOrNull(row.expires_at),
  };
}

/** The newest export of a person. */
export async function latestExport({ db }: Core, userId: number): Promise<DataExport | null> {
  const row = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? present(row) : null;
}

/**
 * Begins an export; its row and its job commit together.
 * @throws HttpProblem 403 with `data.step_up`, 409 while another one is being made, 429 after too many in a day
 */
export async function requestExport(core: Core, user: SessionUser, origin: Origin): Promise<DataExport> {
  requireStepUp(core, user);
  const { clock, privacy } = core.settings;
  const running = await latestExport(core, user.id);
  if (running && running.status <= exportStatus.running) throw underWay();
  const wait = await core.limiter.takeShared(`export:${user.id}`, [privacy.exportQuota]);
  if (wait > 0) throw tooMany(wait, '今天导出的次数已用完，请明天再试');
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('data_exports')
      .values({
        id: randomUUID(),
        user_id: user.id,
        status: exportStatus.queued,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? underWay() : error;
      });
    await core.jobs.enqueue(trx, makeExport, { id: row.id });
    await audit(trx, clock, {
      actor: { type: 'user', id: user.id },
      action: 'privacy.export_requested',
      ip: origin.ip,
    });
    return present(row);
  });
}

const underWay = () => conflict('已有一份正在生成，请等待完成');
