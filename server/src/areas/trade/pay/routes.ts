import type { PayScene, pay } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Channel } from '../../../gateways/gateway';
import type { AreaHandlers } from '../../../http/handler';
import { startPayment } from './start';
import { payState } from './state';

interface Caller {
  core: Core;
  user: { id: number };
  request: { ip: string };
}

interface How {
  scene?: PayScene | undefined;
  keep?: boolean | undefined;
}

const begin = (call: Caller, channel: Channel, orderId: number, { scene = 'desktop', keep }: How) =>
  startPayment(call.core, { userId: call.user.id, orderId, channel, scene, clientIp: call.request.ip, keep });

/** Courses are bought at `trade/courses`. */
export const routes: AreaHandlers<typeof pay> = {
  'POST /pay/wechat_pay': (call) =>
    call.once.again(() => begin(call, 'wechat', call.body.order_id, call.body)),
  'POST /pay/alipay_pay': (call) =>
    call.once.again(() => begin(call, 'alipay', call.body.order_id, call.body)),
  'POST /pay/continue_wechat/:id': (call) => begin(call, 'wechat', call.params.id, call.body),
  'POST /pay/continue_alipay/:id': (call) => begin(call, 'alipay', call.params.id, call.body),
  'GET /pay/state/:id': ({ core, user, params }) => payState(core, user.id, params.id),
};
