import { type Clock, systemClock } from '../settings/clock';

/** What the adapters take from the process around them. */
export interface GatewayPorts {
  clock: Clock;
  /** Ms by which the gateway's clock is ahead of ours, told with every verified answer. */
  onClockSkew: (channel: 'wechat' | 'alipay', skewMs: number) => void;
}

export const defaultPorts: GatewayPorts = { clock: systemClock, onClockSkew: () => {} };
