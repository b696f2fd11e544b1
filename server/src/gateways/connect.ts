import { alipayGateway } from './alipay/alipay-gateway';
import { withBreaker } from './breaker';
import type { Gateways } from './gateway';
import { defaultPorts, type GatewayPorts } from './ports';
import type { GatewaySettings } from './settings';
import { wechatGateway } from './wechat/wechat-gateway';

/** The channels, and what WeChat needs from time to time. */
export interface ConnectedGateways extends Gateways {
  /** Fetches WeChat's platform certificates; call at start and every 12 h for a merchant in certificate mode. */
  refreshCertificates(): Promise<number>;
}

/** Both channels behind their breakers, ready for the payment core. */
export function connectGateways(
  settings: GatewaySettings,
  ports: GatewayPorts = defaultPorts,
): ConnectedGateways {
  const wechat = wechatGateway(settings.wechat, ports);
  return {
    wechat: withBreaker(wechat, ports.clock),
    alipay: withBreaker(alipayGateway(settings.alipay, ports), ports.clock),
    refreshCertificates: () => wechat.refreshCertificates(),
  };
}
