import { identity } from './identity';
import { publicPem, type SandboxKeys } from './keys';

export interface CredentialAddresses {
  /** Where the server reaches the sandbox, e.g. `http://127.0.0.1:8080/sandbox`. */
  serverBase: string;
  /** Where browsers reach it, e.g. `http://localhost:8080/sandbox`. */
  browserBase: string;
  /** Where the sandbox notifies, e.g. `http://127.0.0.1:8080/api/applet/pay/notify`; the channel is appended. */
  notifyBase: string;
}

/** What the two merchant consoles would show; the input of the server's gateway settings. */
export function merchantCredentials(keys: SandboxKeys, at: CredentialAddresses) {
  return {
    wechat: {
      baseUrl: `${at.serverBase}/wechat`,
      ...identity.wechat,
      serialNo: keys.wechat.merchantSerial,
      privateKey: keys.wechat.merchantPrivateKey,
      apiV3Key: keys.wechat.apiV3Key,
      platformKeys: {
        [keys.wechat.certificateSerial]: publicPem(keys.wechat.certificatePrivateKey),
        [keys.wechat.publicKeyId]: publicPem(keys.wechat.publicKeyPrivateKey),
      },
      publicKeyId: keys.wechat.publicKeyId,
      notifyUrl: `${at.notifyBase}/wechat`,
    },
    alipay: {
      gateway: `${at.serverBase}/alipay/gateway.do`,
      browserGateway: `${at.browserBase}/alipay/gateway.do`,
      ...identity.alipay,
      privateKey: keys.alipay.appPrivateKey,
      alipayPublicKey: publicPem(keys.alipay.alipayPrivateKey),
      notifyUrl: `${at.notifyBase}/alipay`,
    },
  };
}
