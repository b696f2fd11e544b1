/** Who somebody is at WeChat. The access token stays on the server. */
export interface WechatPerson {
  openid: string;
  /** Same in all apps of the operator; absent where the operator has none. */
  unionid?: string;
  nickname: string;
}

/** How people reach WeChat's page: inside a frame or by leaving the site for it, and whether they are in WeChat already. */
export interface WechatVisit {
  state: string;
  redirectUri: string;
  inWechat: boolean;
}

/** Login through WeChat's open platform. */
export interface WechatLogin {
  authorizeUrl(visit: WechatVisit): string;
  /**
   * Exchanges the code of a callback for the person behind it.
   * @throws WechatRefusal when WeChat says no, any other error when it cannot be reached
   */
  personOf(code: string, inWechat: boolean, signal: AbortSignal): Promise<WechatPerson>;
}

/** WeChat answered with an `errcode`. */
export class WechatRefusal extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused with ${errcode}`);
  }
}

declare module '../../../../core' {
  interface Core {
    /** Login through WeChat; null where the site has none. */
    wechat: WechatLogin | null;
  }
}
