import type { PayScene } from '@harbor/contract';
import type { Channel, PayScenario } from '../../../gateways/gateway';

const scenarios: Record<Channel, Record<PayScene, PayScenario>> = {
  wechat: { desktop: 'native', mobile: 'h5' },
  alipay: { desktop: 'page', mobile: 'wap' },
};

/** The gateway's product for where the payment is made from. */
export function scenarioOf(channel: Channel, scene: PayScene): PayScenario {
  return scenarios[channel][scene];
}
