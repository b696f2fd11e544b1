import type { BodyOf, courses } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Channel } from '../../../gateways/gateway';
import type { AreaHandlers } from '../../../http/handler';
import { buyCourse } from './buy';

interface CourseCaller {
  core: Core;
  user: { id: number };
  request: { ip: string };
  params: { id: number };
  body: BodyOf<'POST /course/:id/wechat/pay'>;
}

const buy = ({ core, user, request, params, body }: CourseCaller, channel: Channel) =>
  buyCourse(core, {
    userId: user.id,
    courseId: params.id,
    couponId: body.coupon_id,
    adult: body.adult,
    channel,
    scene: body.scene ?? 'desktop',
    clientIp: request.ip,
  });

export const routes: AreaHandlers<typeof courses> = {
  'POST /course/:id/wechat/pay': (call) => call.once.again(() => buy(call, 'wechat')),
  'POST /course/:id/alipay/pay': (call) => call.once.again(() => buy(call, 'alipay')),
};
