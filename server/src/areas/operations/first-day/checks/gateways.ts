import { randomBytes } from 'node:crypto';
import type { Core } from '../../../../core';
import { GatewayError } from '../../../../gateways/errors';
import type { Channel } from '../../../../gateways/gateway';
import { type Finding, failed, missing, ok, type Trial } from '../check';

/** A number that no payment has: ours are never made of these letters alone. */
const madeUp = () => `CHECK${randomBytes(8).toString('hex').toUpperCase()}`;

const unknown: Record<string, string> = {
  TIMEOUT: '渠道没有在时限内答复，请检查服务器能否访问渠道的地址',
  NETWORK: '连不上渠道的地址，请检查网络与地址是否正确',
  UNAVAILABLE: '刚才连续失败，暂时不再请求，请半分钟后再试',
};

function faultOf(error: GatewayError): Finding {
  if (error.code === 'NOT_CONFIGURED') return missing('还没有填写商户参数，买家无法用它付款');
  if (error.outcome === 'refused') return failed(`渠道拒绝了请求（${error.code}），请核对商户号、应用与密钥`);
  return failed(unknown[error.code] ?? `渠道的答复没有通过验签或不完整（${error.code}），请核对密钥与证书`);
}

/** Asks for a payment that cannot be there: only who signs rightly hears so, and only the channel's own key says it. */
async function ask(core: Core, channel: Channel): Promise<Finding> {
  try {
    const { status } = await core.gateways[channel].query(madeUp());
    return status === 'unknown_to_gateway'
      ? ok('签名请求已被接受，答复验签通过')
      : failed(`渠道说不存在的订单是 ${status}，请核对商户`);
  } catch (error) {
    if (error instanceof GatewayError) return faultOf(error);
    throw error;
  }
}

const prefixed = (prefix: string) =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith(prefix))
    .sort();

const gateway = (key: string, title: string, channel: Channel, prefix: string, env: string[]): Trial => ({
  ...{ key, title, env },
  todo: `把商户参数写进 ${prefix}… 环境变量（两个渠道要一起填），重启后再试`,
  settingsOf: () => prefixed(prefix),
  run: (core) => ask(core, channel),
});

/** The two payment channels, each tried by a signed question. */
export const gateways: readonly Trial[] = [
  gateway('wechat_pay', '微信支付', 'wechat', 'WECHAT_PAY_', [
    'WECHAT_PAY_APPID',
    'WECHAT_PAY_MCHID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY_FILE',
    'WECHAT_PAY_APIV3_KEY',
  ]),
  gateway('alipay', '支付宝', 'alipay', 'ALIPAY_', [
    'ALIPAY_APP_ID',
    'ALIPAY_SELLER_ID',
    'ALIPAY_PRIVATE_KEY_FILE',
    'ALIPAY_PUBLIC_KEY_FILE',
  ]),
];
