import type { BodyOf, pay } from '@harbor/contract';
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

type CourseCall = Extract<keyof AreaHandlers<typeof pay>, `POST /course/${string}`>;

/** The calls of the contract's area `pay` that buy a course. */
export const routes: Pick<AreaHandlers<typeof pay>, CourseCall> = {
  'POST /course/:id/wechat/pay': (call) => call.once.again(() => buy(call, 'wechat')),
  'POST /course/:id/alipay/pay': (call) => call.once.again(() => buy(call, 'alipay')),
};
