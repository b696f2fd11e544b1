import type { ChannelMove, ChannelState } from '@harbor/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { conflict, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import type { Actor } from '../actor';

/** NOTIFY channel on which the processes tell each other that a pointer moved; the payload is the part's name. */
export const movedChannel = 'releases_moved';

const registryLock = 7_246_007;

/**
 * One publish or move at a time in the whole installation, whatever its part, so that each is held against those before
 * it: two parts never take the same address, nor a shell leave while a remote comes that needs it. Asked for before any
 * row is locked.
 */
export async function lockRegistry(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${registryLock})`.execute(trx);
}

/** Has this process serve what was committed at once; where it cannot read it now, it does at its next look. */
export async function showMove({ releases, log }: Core): Promise<void> {
  await releases.book
    .refresh()
    .catch((err: unknown) => log.warn({ err }, 'release registry cannot be read, the last state stays'));
}

/** The pointers of one part. */
export type Channels = Selectable<DB['release_channels']>;

/** What a move changes. */
export interface Change {
  pointers: Pick<
    Updateable<DB['release_channels']>,
    'stable' | 'canary' | 'canary_share' | 'last_good' | 'built'
  >;
  /** Versions that nobody gets from now on, sessions that hold them included. */
  withdraw?: string[];
  /** Versions that may be served again. */
  restore?: string[];
}

/** Who moves what, and why. */
export interface MoveRequest {
  remote: string;
  action: ChannelMove['action'];
  by: string;
  /** Who asked for it, as the audit log names them; left out for what the site does by itself. */
  audited?: Actor['audited'];
  reason: string;
  /** The revision that the mover saw; another one means that somebody came between. */
  expected?: number;
  /** What is to change, seen the pointers as they are under the lock; nothing for none. */
  change(channels: Channels, trx: Db): Promise<Change | undefined> | Change | undefined;
}

/** The pointers as the API shows them. */
export const toState = (row: Channels): ChannelState => ({
  remote: row.remote,
  revision: row.revision,
  stable: row.stable,
  canary: row.canary,
  canary_share: Number(row.canary_share),
  last_good: row.last_good,
  moved_at: toMoment(row.moved_at),
  moved_by: row.moved_by,
});

/** Audit rows of a move: one for each pointer that stands elsewhere afterwards. */
function movesBetween(before: Channels | undefined, after: Channels, request: MoveRequest) {
  const common = {
    remote: after.remote,
    revision: after.revision,
    action: request.action,
    reason: request.reason,
    moved_by: request.by,
    moved_at: after.moved_at,
  };
  const rows: Insertable<DB['release_moves']>[] = [];
  for (const channel of ['stable', 'canary', 'last_good'] as const) {
    const share = channel === 'canary' ? Number(after.canary_share) : 0;
    const shareMoved = channel === 'canary' && Number(before?.canary_share ?? 0) !== share;
    const [from, to] = [before?.[channel] ?? null, after[channel]];
    if (from !== to || shareMoved)
      rows.push({ ...common, channel, from_version: from, to_version: to, canary_share: share });
  }
  return rows;
}

async function record(
  core: Core,
  trx: Db,
  rows: Insertable<DB['release_moves']>[],
  request: Pick<MoveRequest, 'remote' | 'action' | 'reason' | 'audited'>,
): Promise<void> {
  const { remote, action, reason, audited } = request;
  if (rows.length > 0) await insertRow(trx, 'release_moves', rows);
  if (audited && isAsked(action)) {
    const { from_version, to_version, canary_share } = rows[0] ?? {};
    await audit(trx, core.settings.clock, {
      actor: audited.actor,
      action: `release.${action}`,
      object: ['remote', remote],
      detail: {
        ...audited.detail,
        ...(from_version && { from_version }),
        ...(to_version && { version: to_version }),
        ...(canary_share && { share: Number(canary_share) }),
        ...(reason && { reason }),
      },
    });
  }
  await notifyChannel(trx, movedChannel, remote);
}

const askedFor = ['publish', 'promote', 'rollback', 'canary'] as const;

/** Whether people and their tokens do this, rather than the site by itself. */
const isAsked = (action: MoveRequest['action']): action is (typeof askedFor)[number] =>
  (askedFor as readonly string[]).includes(action);

async function withdraw(
  trx: Db,
  remote: string,
  { withdraw: gone = [], restore = [] }: Change,
  why: MoveRequest,
  at: Date,
) {
  if (restore.length > 0)
    await trx
      .deleteFrom('withdrawn_releases')
      .where('remote', '=', remote)
      .where('version', 'in', restore)
      .execute();
  for (const version of gone)
    await trx
      .insertInto('withdrawn_releases')
      .values({ remote, version, reason: why.reason || why.action, withdrawn_at: at })
      .onConflict((on) => on.doNothing())
      .execute();
}

function refusal(row: Channels): Error {
  const time = toMoment(row.moved_at).slice(0, 16).replace('T', ' ');
  return conflict(`${row.moved_by} 已于 ${time} 变更了 ${row.remote} 的通道，请刷新后再试`, toState(row));
}

/**
 * The only way in which a pointer moves: compare, set, audit row and NOTIFY in one transaction.
 * @throws HttpProblem 404 for a part without releases, 409 naming who moved it in the meantime
 */
export async function moveChannels(core: Core, request: MoveRequest, within?: Db): Promise<Channels> {
  const { remote, expected } = request;
  const run = async (trx: Db): Promise<Channels> => {
    await lockRegistry(trx);
    const before = await trx
      .selectFrom('release_channels')
      .selectAll()
      .where('remote', '=', remote)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(`${remote} 还没有发布过版本`);
    if (expected !== undefined && before.revision !== expected) throw refusal(before);
    const change = await request.change(before, trx);
    if (!change) return before;
    const at = new Date(core.settings.clock.now());
    const stable = change.pointers.stable ?? before.stable;
    const after = await trx
      .updateTable('release_channels')
      .set({
        ...change.pointers,
        revision: before.revision + 1,
        stable_since: stable === before.stable ? before.stable_since : at,
        moved_at: at,
        moved_by: request.by,
      })
      .where('remote', '=', remote)
      .returningAll()
      .executeTakeFirstOrThrow();
    await withdraw(trx, remote, change, request, at);
    await record(core, trx, movesBetween(before, after, request), request);
    return after;
  };
  const after = within ? await run(within) : await core.db.transaction().execute(run);
  if (!within) await showMove(core);
  return after;
}

/** The first pointers of a part: its first release is stable, and as good as the part has. */
export async function startChannels(
  core: Core,
  trx: Db,
  remote: string,
  version: string,
  request: Pick<MoveRequest, 'action' | 'by' | 'audited' | 'reason'> & { built?: string },
): Promise<Channels> {
  const at = new Date(core.settings.clock.now());
  const after = await trx
    .insertInto('release_channels')
    .values({
      remote,
      revision: 1,
      stable: version,
      stable_since: at,
      last_good: version,
      built: request.built ?? null,
      moved_at: at,
      moved_by: request.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = () => undefined;
  const asked = { ...request, remote, change };
  await record(core, trx, movesBetween(undefined, after, asked), asked);
  return after;
}
