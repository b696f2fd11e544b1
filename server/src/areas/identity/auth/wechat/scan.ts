import { randomUUID } from 'node:crypto';
import type { DataOf } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../../core';
import { findRow, getRow, insertRow, updateRows } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { conflict, forbidden, HttpProblem, loginRequired, notFound, tooMany } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { enter } from '../enter';
import { originOf } from '../origin';
import { requireStepUp } from '../step-up';
import { linkOf } from './links';
import { bindTicket, browserCookieOf, browserOf, hashOf, isSecret, newSecret } from './secrets';

/** Where WeChat leads back to. */
export const callbackPath = '/api/wechat/callback';

/** In WeChat's own browser. */
export const isInWechat = (userAgent: string | undefined) => /MicroMessenger/i.test(userAgent ?? '');

/** How WeChat's page is shown, and what for. */
export interface Wish {
  way?: 'frame' | 'redirect';
  purpose?: 'login' | 'link';
}

/**
 * Begins a login through WeChat, or with `purpose=link` the linking of WeChat to an account. The answer's poll secret and
 * a cookie tie everything that follows to this browser.
 * @throws HttpProblem 404 where the site has no WeChat; for a link 401, 403 with `data.step_up`, 409 when there is one
 */
export async function beginScan(
  core: Core,
  { way = 'frame', purpose = 'login' }: Wish,
  user: SessionUser | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DataOf<'GET /auth/scan'>> {
  if (!core.wechat) throw notFound('本站暂未开通微信登录');
  const link = purpose === 'link';
  if (link) {
    if (!user) throw loginRequired();
    requireStepUp(core, user);
    if (await linkOf(core, user.id)) throw conflict('账号已绑定微信，请先解除');
  }
  const { clock, publicUrl, wechatLogin } = core.settings;
  const now = clock.now();
  const [ticket, poll_secret, state] = [randomUUID(), newSecret(), newSecret()];
  const browser = browserOf(request.headers.cookie) ?? newSecret(32);
  await insertRow(core.db, 'wechat_scans', {
    ticket,
    poll_hash: hashOf(poll_secret),
    state_hash: hashOf(state),
    browser_hash: hashOf(browser),
    way,
    link_user_id: link && user ? user.id : null,
    status: 'waiting',
    open_key: null,
    union_key: null,
    identity: null,
    nickname: null,
    user_id: null,
    bind_hash: null,
    bind_expires_at: null,
    created_at: new Date(now),
    expires_at: new Date(now + wechatLogin.ticket),
    polled_at: null,
  });
  const https = publicUrl.startsWith('https:');
  reply.header('set-cookie', browserCookieOf(browser, https, (wechatLogin.ticket * 2) / 1000));
  reply.header('cache-control', 'no-store');
  return {
    ticket,
    poll_secret,
    qr_url: core.wechat.authorizeUrl({
      state,
      redirectUri: publicUrl + callbackPath,
      inWechat: way === 'redirect' && isInWechat(request.headers['user-agent']),
    }),
    expires_in: wechatLogin.ticket / 1000,
    poll_after: wechatLogin.pollAfter / 1000,
  };
}

type Scan = Pick<
  DB['wechat_scans'],
  | 'ticket'
  | 'poll_hash'
  | 'status'
  | 'nickname'
  | 'polled_at'
  | 'expires_at'
  | 'bind_expires_at'
  | 'link_user_id'
>;

/** The scan of a ticket, for the browser that began it. @throws HttpProblem 404, or 403 without its poll secret */
async function ownScan(core: Core, ticket: string, request: FastifyRequest): Promise<Scan> {
  const scan = await findRow(core.db, 'wechat_scans', { ticket }, [
    'ticket',
    'poll_hash',
    'status',
    'nickname',
    'polled_at',
    'expires_at',
    'bind_expires_at',
    'link_user_id',
  ]);
  if (!scan) throw notFound('二维码已过期，请刷新');
  if (!isSecret(pollSecretOf(request), scan.poll_hash)) throw forbidden('请在发起登录的浏览器中操作');
  return scan;
}

/** The secret that the browser got with its ticket. */
export function pollSecretOf(request: FastifyRequest): string {
  const header = request.headers['x-poll-secret'];
  return typeof header === 'string' ? header : '';
}

/** Hands out the session of a scan that a linked WeChat confirmed: to one of all who ask, once. */
async function handOut(
  core: Core,
  scan: Scan,
  request: FastifyRequest,
): Promise<DataOf<'GET /auth/scan_wechat'>> {
  return core.db
    .transaction()
    .execute(async (trx) => {
      const taken = await trx
        .updateTable('wechat_scans')
        .set({ status: 'done' })
        .where('ticket', '=', scan.ticket)
        .where('status', '=', 'known')
        .returning('user_id')
        .executeTakeFirst();
      if (!taken?.user_id) return { state: 'done' as const };
      const account = await getRow(trx, 'users', { id: taken.user_id }, ['id', 'is_teacher', 'status']);
      const session = await enter(core, trx, { ...account, isNew: false }, 'wechat', originOf(request));
      return { state: 'done' as const, session };
    })
    .catch((error: unknown) => {
      if (error instanceof HttpProblem) return { state: 'failed' as const, reason: error.message };
      throw error;
    });
}

/**
 * Where a scan stands.
 * @throws HttpProblem 403 without the poll secret of the browser that began, 429 when asked more often than told
 */
export async function askScan(
  core: Core,
  ticket: string,
  request: FastifyRequest,
): Promise<DataOf<'GET /auth/scan_wechat'>> {
  const scan = await ownScan(core, ticket, request);
  const { clock, wechatLogin, secret } = core.settings;
  const now = clock.now();
  // A little less than what clients are told, because timers and networks are not exact.
  const since = scan.polled_at ? now - scan.polled_at.getTime() : Number.POSITIVE_INFINITY;
  if (since < wechatLogin.pollAfter * 0.75) throw tooMany(wechatLogin.pollAfter / 1000);
  await updateRows(core.db, 'wechat_scans', { ticket }, { polled_at: new Date(now) });
  const over = scan.expires_at.getTime() + (scan.status === 'known' ? wechatLogin.bindTicket : 0) < now;
  switch (scan.status) {
    case 'known':
      return over ? { state: 'expired' } : handOut(core, scan, request);
    case 'bind': {
      if (!scan.bind_expires_at || scan.bind_expires_at.getTime() < now) return { state: 'expired' };
      const nickname = scan.nickname
        ? core.cipher.open(scan.nickname, `wechat_scans.nickname:${ticket}`)
        : '';
      return { state: 'bind', bind_ticket: bindTicket(secret, ticket, scan.poll_hash), nickname };
    }
    case 'waiting':
    case 'scanned':
      return { state: over ? 'expired' : scan.status };
    case 'failed':
      return {
        state: 'failed',
        reason: scan.link_user_id ? '该微信已绑定其他账号，如需处理请联系客服' : '微信没有回应，请重新扫码',
      };
    default:
      return { state: scan.status };
  }
}
