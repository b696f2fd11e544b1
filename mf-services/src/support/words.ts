import type { GoodsDetail } from '@harbor/contract';

/** What the support contact of a service is called: number 37 hands its report over by WeChat. */
export function supportWords({ support_variant }: Pick<GoodsDetail, 'support_variant'>) {
  return support_variant === 'report'
    ? { entry: '添加微信领取报告', short: '领报告' }
    : { entry: '咨询客服', short: '客服' };
}
