import { GatewayError } from './gateways/errors';
import type { Channel, Gateways, PayGateway } from './gateways/gateway';

function closed(channel: Channel): PayGateway {
  const refuse = async (): Promise<never> => {
    throw new GatewayError(channel, 'refused', 'NOT_CONFIGURED', '支付渠道未配置');
  };
  return {
    channel,
    create: refuse,
    query: refuse,
    close: refuse,
    refund: refuse,
    queryRefund: refuse,
    statement: refuse,
    parseNotify: refuse,
    ack: () => ({ status: 503, type: 'text/plain', body: '' }),
  };
}

/** The channels of a site without payment settings: every call is refused. */
export const closedGateways = (): Gateways => ({ wechat: closed('wechat'), alipay: closed('alipay') });
