import { z } from 'zod';
import { type WechatLogin, WechatRefusal } from './wechat-login';

/** An app registered at WeChat. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/** Where WeChat is, and as whom we ask. */
export interface OpenPlatformSettings {
  /** Of people's browsers: `https://open.weixin.qq.com`. */
  pages: () => string;
  /** Of the server: `https://api.weixin.qq.com`. */
  api: () => string;
  web: WechatApp;
  /** For who is inside WeChat already; without it they too get the page with the QR code. */
  inApp: WechatApp | null;
}

const refusal = z.object({ errcode: z.number() }).transform(({ errcode }) => errcode);
const grant = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() });
const profile = z.object({ nickname: z.string().default(''), unionid: z.string().optional() });

/** Errors come as HTTP 200 with an `errcode`. The address carries the secret: it is never logged or put into an error. */
async function ask<S extends z.ZodType>(url: URL, schema: S, signal: AbortSignal): Promise<z.output<S>> {
  const response = await fetch(url, { signal, redirect: 'error' }).catch(() => {
    throw new Error(`${url.host}${url.pathname} gave no answer`);
  });
  const body: unknown = await response.json();
  const refused = refusal.safeParse(body);
  if (refused.success && refused.data !== 0) throw new WechatRefusal(refused.data);
  return schema.parse(body);
}

const withQuery = (address: string, query: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

/** The adapter of WeChat's open platform. */
export function createOpenPlatform({ pages, api, web, inApp }: OpenPlatformSettings): WechatLogin {
  const appFor = (inWechat: boolean) => (inWechat && inApp) || web;
  return {
    authorizeUrl({ state, redirectUri, inWechat }) {
      const inside = inWechat && inApp !== null;
      const url = withQuery(`${pages()}/connect/${inside ? 'oauth2/authorize' : 'qrconnect'}`, {
        appid: appFor(inWechat).appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: inside ? 'snsapi_userinfo' : 'snsapi_login',
        state,
      });
      return `${url}#wechat_redirect`;
    },
    async personOf(code, inWechat, signal) {
      const { appId, secret } = appFor(inWechat);
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const granted = await ask(withQuery(`${api()}/sns/oauth2/access_token`, query), grant, signal);
      const { access_token, openid } = granted;
      const person = await ask(withQuery(`${api()}/sns/userinfo`, { access_token, openid }), profile, signal);
      const unionid = granted.unionid ?? person.unionid;
      return { openid, nickname: person.nickname, ...(unionid && { unionid }) };
    },
  };
}
