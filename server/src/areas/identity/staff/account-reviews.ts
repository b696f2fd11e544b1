import type { AccountReview, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { sqlStateOf } from '../../../http/transient';
import { defineMachine } from '../../../machine';
import { toMoment, toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { moveAccount } from '../../base/accounts/move';
import { maskPhone } from '../../base/accounts/phone-key';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { type AccountReviewEvent, accountReviewSteps } from './review-transitions';
import { presentUser, userColumns } from './users';

const perPage = 20;

type State = AccountReview['state'];

const reviews = (db: Db) =>
  db
    .selectFrom('account_reviews as r')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select([
      'r.id',
      'r.user_id',
      'r.reason',
      'r.phone',
      'r.state',
      'r.created_at',
      'r.decided_at',
      'r.note',
      'decider.nickname as decided_by',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number];

async function present(core: Core, db: Db, rows: Row[]): Promise<AccountReview[]> {
  if (rows.length === 0) return [];
  const users = await db
    .selectFrom('users')
    .select(userColumns)
    .where(
      'id',
      'in',
      rows.map(({ user_id }) => user_id),
    )
    .execute();
  const byId = new Map(users.map((user) => [user.id, presentUser(user)]));
  return rows.flatMap(({ user_id, ...row }) => {
    const user = byId.get(user_id);
    if (!user) return [];
    return {
      ...row,
      user,
      phone: maskPhone(core.cipher.open(row.phone, `account_reviews.phone:${row.id}`)),
      created_at: toMoment(row.created_at),
      decided_at: toMomentOrNull(row.decided_at),
      decided_by: row.decided_by ?? '',
    };
  });
}

/** Accounts whose number went to somebody else; the oldest open ones first. */
export async function accountReviews(
  core: Core,
  state: State | undefined,
  page: number,
): Promise<DataOf<'GET /staff/account_review/list'>> {
  const { db } = core;
  return paginate(
    reviews(db)
      .$if(state !== undefined, (query) => query.where('r.state', '=', state as State))
      .orderBy((eb) => eb.case().when('r.state', '=', 'open').then(0).else(1).end())
      .orderBy('r.id'),
    { page, perPage },
    (rows) => present(core, db, rows),
  );
}

interface Decision {
  id: number;
  staffId: number;
  note: string;
  event: AccountReviewEvent;
}

const accountReviewMachine = defineMachine<{ id: number; state: State }, undefined>()({
  table: 'account_reviews',
  key: 'id',
  column: 'state',
  steps: accountReviewSteps,
});

/** Ends an open review. @returns whose account it is @throws HttpProblem 404, 409 when it was decided already */
async function decide(core: Core, trx: Db, { id, staffId, note, event }: Decision): Promise<number> {
  const { clock } = core.settings;
  const [decided] = await accountReviewMachine.moveAll(trx, event, undefined, (eb) => eb('id', '=', id), {
    note,
    decided_by: staffId,
    decided_at: new Date(clock.now()),
  });
  if (!decided) {
    const known = await findRow(trx, 'account_reviews', { id }, ['id']);
    throw known ? conflict('该账号已处理') : notFound('记录不存在');
  }
  await audit(trx, clock, {
    actor: { type: 'staff', id: staffId },
    action: event === 'return' ? 'account_review.returned' : 'account_review.closed',
    object: ['user', String(decided.user_id)],
    detail: { review: id, note },
  });
  return decided.user_id;
}

/** One of them. @throws HttpProblem 404 */
export async function oneReview(core: Core, db: Db, id: number): Promise<AccountReview> {
  const [review] = await present(core, db, await reviews(db).where('r.id', '=', id).execute());
  if (!review) throw notFound('记录不存在');
  return review;
}

/**
 * Gives an account back to its former owner, who proved to be it, with the number that they have now. They log in by a
 * code to that number.
 * @throws HttpProblem 404 · 409 when it was decided already, or the number belongs to an account
 */
export async function returnAccount(
  core: Core,
  staffId: number,
  id: number,
  { phone, note }: { phone: string; note: string },
): Promise<AccountReview> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const userId = await decide(core, trx, { id, staffId, note, event: 'return' });
    const returned = await moveAccount(
      trx,
      userId,
      { event: 'return', actor: 'staff', at: now },
      // Awake again: the login by code must not ask whose account it is.
      { phone, frozen_reason: '', last_seen_at: now },
    ).catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? conflict('该手机号已绑定其他账号') : error;
    });
    if (!returned) throw conflict('该账号已不是冻结状态');
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '您的账号已归还',
      body: `经核实，账号已归还给您，登录手机号为 ${maskPhone(phone)}。请尽快设置新的登录密码。`,
      link: '/modifypassword/',
      now,
    });
    return oneReview(core, trx, id);
  });
}

/** Ends a review without giving the account back: it stays frozen. @throws HttpProblem 404, 409 */
export async function closeReview(
  core: Core,
  staffId: number,
  id: number,
  note: string,
): Promise<AccountReview> {
  return core.db.transaction().execute(async (trx) => {
    await decide(core, trx, { id, staffId, note, event: 'close' });
    return oneReview(core, trx, id);
  });
}
