import type { Core } from '../../../../core';
import { findRow, updateRows } from '../../../../db/rows';
import type { RawAnswer, RawRequest, RawRoute } from '../../../../http/raw-routes';
import { audit } from '../../../base/accounts/audit';
import type { Origin } from '../sessions';
import { callbackPage } from './callback-page';
import { findLink, keysOf, link } from './links';
import { callbackPath, isInWechat } from './scan';
import { bindTicket, browserOf, hashOf, isSecret } from './secrets';
import type { WechatPerson } from './wechat-login';

interface Begun {
  ticket: string;
  poll_hash: Buffer;
  way: 'frame' | 'redirect';
  link_user_id: number | null;
}

/** Takes the state of a callback, once, and only in the browser that began. */
async function takeState(core: Core, request: RawRequest): Promise<Begun | undefined> {
  const { state = '' } = request.query;
  const begun = await findRow(core.db, 'wechat_scans', { state_hash: hashOf(state) }, [
    'ticket',
    'browser_hash',
  ]);
  if (!begun) return undefined;
  if (!isSecret(browserOf(request.headers.cookie) ?? '', begun.browser_hash)) {
    await audit(core.db, core.settings.clock, {
      actor: { type: 'visitor' },
      action: 'wechat.foreign_browser',
      object: ['wechat_scan', begun.ticket],
    });
    return undefined;
  }
  return core.db
    .updateTable('wechat_scans')
    .set({ status: 'scanned' })
    .where('ticket', '=', begun.ticket)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', new Date(core.settings.clock.now()))
    .returning(['ticket', 'poll_hash', 'way', 'link_user_id'])
    .executeTakeFirst();
}

const settle = (core: Core, ticket: string, values: object) =>
  updateRows(core.db, 'wechat_scans', { ticket }, values);

/** Someone without an account here: what is known of them waits, sealed, for the phone. */
async function awaitPhone(core: Core, { ticket, poll_hash }: Begun, person: WechatPerson): Promise<void> {
  const { secret, clock, wechatLogin } = core.settings;
  await settle(core, ticket, {
    status: 'bind',
    ...keysOf(secret, person),
    identity: core.cipher.seal(JSON.stringify(person), `wechat_scans.identity:${ticket}`),
    nickname: core.cipher.seal(person.nickname, `wechat_scans.nickname:${ticket}`),
    bind_hash: hashOf(bindTicket(secret, ticket, poll_hash)),
    bind_expires_at: new Date(clock.now() + wechatLogin.bindTicket),
  });
}

async function addToAccount(
  core: Core,
  { ticket, link_user_id }: Begun,
  person: WechatPerson,
  origin: Origin,
): Promise<void> {
  const { secret } = core.settings;
  const identity = JSON.stringify(person);
  const userId = link_user_id ?? 0;
  await core.db.transaction().execute(async (trx) => {
    const { nickname } = person;
    await link(core, trx, { ...keysOf(secret, person), userId, identity, nickname }, origin);
    await updateRows(trx, 'wechat_scans', { ticket }, { status: 'done' });
  });
}

async function meet(core: Core, begun: Begun, code: string, origin: Origin): Promise<void> {
  if (!core.wechat) return;
  const inWechat = begun.way === 'redirect' && isInWechat(origin.userAgent);
  // Below the 6 s after which clients give up on the answer.
  const person = await core.wechat.personOf(code, inWechat, AbortSignal.timeout(4000));
  if (begun.link_user_id !== null) return addToAccount(core, begun, person, origin);
  const userId = await findLink(core.db, keysOf(core.settings.secret, person));
  if (userId === undefined) await awaitPhone(core, begun, person);
  else await settle(core, begun.ticket, { status: 'known', user_id: userId });
}

/** Where WeChat sends the browser after the person confirmed, or refused. */
async function handleCallback(core: Core, request: RawRequest): Promise<RawAnswer> {
  const begun = await takeState(core, request);
  if (!begun) return callbackPage('foreign');
  const { code } = request.query;
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  let result: 'done' | 'cancelled' | 'failed' = 'done';
  if (!code) {
    result = 'cancelled';
    await settle(core, begun.ticket, { status: 'cancelled' });
  } else
    await meet(core, begun, code, origin).catch(async (error: unknown) => {
      result = 'failed';
      core.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'WeChat login failed');
      await settle(core, begun.ticket, { status: 'failed' });
    });
  if (begun.way === 'redirect')
    return { status: 303, type: 'text/plain', body: '', headers: { location: '/wechatlogin' } };
  return callbackPage(result);
}

export const wechatRoutes: RawRoute[] = [{ method: 'GET', path: callbackPath, handle: handleCallback }];
