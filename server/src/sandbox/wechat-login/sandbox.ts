import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import type { Clock } from '../../settings/clock';
import type { Markup } from '../cashier/html';
import { codePage, confirmPage, script, style, toldPage } from './pages';
import { SandboxPeople } from './people';
import { Visits } from './visits';

export const wechatSandboxPrefix = '/sandbox/wechat-open';

export interface WechatSandboxOptions {
  /** Address of the site, the only place to which it leads back; a function where the port is not known yet. */
  site: string | (() => string);
  clock: Clock;
}

/** A WeChat for development: the open platform's pages and calls, and the phone with which its code is scanned. */
export interface WechatSandbox {
  /** The two apps that exist there. */
  apps: Record<'web' | 'inApp', { appId: string; secret: string }>;
  /** To be registered under {@link wechatSandboxPrefix}. */
  routes(app: FastifyInstance): Promise<void>;
}

const apps = {
  web: { appId: 'wxsandbox00000web', secret: 'sandbox-secret-of-the-website' },
  inApp: { appId: 'wxsandbox0000inapp', secret: 'sandbox-secret-inside-wechat' },
};

type Query = Record<string, string | undefined>;
type Request = FastifyRequest<{ Querystring: Query; Params: { uuid: string } }>;
type Answer = Record<string, string | number>;

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'self'";

const isPhone = (request: FastifyRequest) =>
  /Mobile|MicroMessenger/.test(request.headers['user-agent'] ?? '');

function send(reply: FastifyReply, markup: Markup, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .send(markup.text);
}

/** Opens it. */
export function openWechatSandbox({ site, clock }: WechatSandboxOptions): WechatSandbox {
  const people = new SandboxPeople();
  const visits = new Visits(clock);
  const origin = () => new URL(typeof site === 'string' ? site : site()).origin;
  const isApp = (id: string | undefined) => id === apps.web.appId || id === apps.inApp.appId;

  function begin(base: string, request: Request, onPhone: boolean) {
    const {
      appid: appId = '',
      redirect_uri: redirectUri = '',
      state = '',
      response_type,
      scope = '',
    } = request.query;
    // assumption: WeChat compares the host of redirect_uri with the one registered for the app
    const allowed = URL.canParse(redirectUri) && new URL(redirectUri).origin === origin();
    if (!isApp(appId)) return toldPage(base, 'AppID 参数错误', '请检查应用的配置。');
    if (!allowed) return toldPage(base, 'redirect_uri 参数错误', '回调地址不属于这个应用。');
    if (response_type !== 'code' || !scope.startsWith('snsapi_'))
      return toldPage(base, 'Scope 参数错误', '请检查应用的配置。');
    return visits.begin({ appId, redirectUri, state, onPhone });
  }

  async function routes(app: FastifyInstance): Promise<void> {
    const base = app.prefix;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const asset = (type: string, text: string) => (_: unknown, reply: FastifyReply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text);
    app.get('/assets/style.css', asset('text/css', style));
    app.get('/assets/script.js', asset('text/javascript', script));

    app.get('/connect/qrconnect', async (request: Request, reply) => {
      const visit = begin(base, request, isPhone(request));
      if (!('uuid' in visit)) return send(reply, visit, 400);
      if (visit.onPhone) return send(reply, confirmPage(base, visit, people.all()));
      const scanUrl = `${base}/scan/${visit.uuid}`;
      const svg = await QRCode.toString(origin() + scanUrl, { type: 'svg', margin: 1 });
      return send(reply, codePage(base, visit, svg, scanUrl));
    });
    app.get('/connect/oauth2/authorize', (request: Request, reply) => {
      const visit = begin(base, request, true);
      return 'uuid' in visit ? send(reply, confirmPage(base, visit, people.all())) : send(reply, visit, 400);
    });
    app.get('/connect/qrconnect/:uuid/state', (request: Request, reply) => {
      const visit = visits.find(request.params.uuid);
      const back = visit && !visit.onPhone ? visit.back : undefined;
      return reply.header('cache-control', 'no-store').send({ standing: visit?.standing ?? 'gone', back });
    });
    app.get('/scan/:uuid', (request: Request, reply) => {
      const visit = visits.find(request.params.uuid);
      if (!visit || (visit.standing !== 'waiting' && visit.standing !== 'scanned'))
        return send(reply, toldPage(base, '二维码已失效', '请在电脑上刷新二维码，重新扫描。'), 404);
      visit.standing = 'scanned';
      return send(reply, confirmPage(base, visit, people.all()));
    });
    for (const act of ['confirm', 'refuse'] as const)
      app.post(`/scan/:uuid/${act}`, (request, reply) => {
        const { uuid } = request.params as { uuid: string };
        const visit = visits.find(uuid);
        const form = (request.body ?? {}) as Query;
        const person = people.find(form.person ?? '');
        if (!visit || visit.back || (act === 'confirm' && !person))
          return send(reply, toldPage(base, '二维码已失效', '请在电脑上刷新二维码，重新扫描。'), 404);
        if (act === 'confirm' && person) visits.confirm(visit, person);
        else visits.refuse(visit);
        if (visit.onPhone && visit.back) return reply.redirect(visit.back, 303);
        const text = act === 'confirm' ? '请回到电脑上继续。' : '电脑上不会登录。';
        return send(reply, toldPage(base, act === 'confirm' ? '已确认登录' : '已取消登录', text));
      });

    app.get('/sns/oauth2/access_token', (request: Request): Answer => {
      const { appid, secret, code = '', grant_type } = request.query;
      const known = Object.values(apps).find((one) => one.appId === appid);
      if (!known) return { errcode: 40013, errmsg: 'invalid appid' };
      if (known.secret !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
      if (grant_type !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
      const granted = visits.exchange(code, known.appId);
      if (granted === 'unknown') return { errcode: 40029, errmsg: 'invalid code' };
      if (granted === 'used') return { errcode: 40163, errmsg: 'code been used' };
      const { openid, unionid } = granted.person;
      return {
        access_token: granted.token,
        expires_in: 7200,
        refresh_token: '-',
        openid,
        scope: 'snsapi_login',
        unionid,
      };
    });
    app.get('/sns/userinfo', (request: Request): Answer => {
      const { access_token = '', openid } = request.query;
      const person = visits.personOf(access_token);
      if (!person) return { errcode: 40001, errmsg: 'invalid credential' };
      if (person.openid !== openid) return { errcode: 40003, errmsg: 'invalid openid' };
      return { openid, nickname: person.nickname, sex: 0, headimgurl: '', unionid: person.unionid };
    });
  }
  return { apps, routes };
}
