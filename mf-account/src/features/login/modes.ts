/** The ways of the login page. */
export type LoginMode = 'sms' | 'password' | 'wechat' | 'register' | 'reset';

/** Tabs of the page, in order; registration is reached by a link. */
export const loginTabs = [
  { mode: 'sms', label: '验证码登录' },
  { mode: 'password', label: '密码登录' },
] as const satisfies readonly { mode: LoginMode; label: string }[];

/** The tab that the desktop has where the site offers WeChat. */
export const wechatTab = { mode: 'wechat', label: '微信扫码' } as const;

/** Headings of the ways that are reached by a link instead of a tab. */
export const modeTitles: Partial<Record<LoginMode, string>> = { register: '创建账号', reset: '重设密码' };

/** Form that a link to the page may ask for in its history state. */
export function modeOf(state: unknown): LoginMode {
  const mode = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : undefined;
  return mode === 'register' || mode === 'password' || mode === 'reset' ? mode : 'sms';
}
