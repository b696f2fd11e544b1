import type { FastifyInstance } from 'fastify';
import { createOpenPlatform } from '../areas/identity/auth/wechat/open-platform';
import type { WechatLogin } from '../areas/identity/auth/wechat/wechat-login';
import type { Settings } from '../settings';

/** Login through WeChat as this server has it. */
export interface OpenedWechatLogin {
  login: WechatLogin | null;
  /** Adds the development WeChat to the site; nothing with the real one. */
  register(app: FastifyInstance): Promise<void>;
}

const nothing = async () => {};

/** The real open platform where the environment names an app; else a demo site gets the development WeChat, others none. */
export async function openWechatLogin(settings: Settings): Promise<OpenedWechatLogin> {
  const { web, inApp } = settings.wechatApps;
  if (web.appId && web.secret) {
    const login = createOpenPlatform({
      pages: () => 'https://open.weixin.qq.com',
      api: () => 'https://api.weixin.qq.com',
      web,
      inApp: inApp.appId && inApp.secret ? inApp : null,
    });
    return { login, register: nothing };
  }
  // The import stands inside the condition, so that a production build leaves it out.
  if (!HARBOR_PRODUCTION_BUILD && settings.demo) {
    const { openWechatSandbox, wechatSandboxPrefix } = await import('../sandbox/wechat-login/sandbox');
    const { publicUrl, clock, host, port } = settings;
    const anywhere = ['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(host);
    const self = `http://${anywhere ? '127.0.0.1' : host}:${port}`;
    const sandbox = openWechatSandbox({ site: publicUrl, clock });
    const login = createOpenPlatform({
      pages: () => publicUrl + wechatSandboxPrefix,
      api: () => self + wechatSandboxPrefix,
      ...sandbox.apps,
    });
    return {
      login,
      register: async (app) => {
        await app.register(sandbox.routes, { prefix: wechatSandboxPrefix });
      },
    };
  }
  return { login: null, register: nothing };
}
