import type { RawRoute } from '../http/raw-routes';
import { wechatRoutes } from './auth/wechat/callback';
import { notifyRoutes } from './pay/notify';

/** Routes outside the contract: what the payment gateways call, and where WeChat leads back to. */
export const rawRoutes: RawRoute[] = [...notifyRoutes, ...wechatRoutes];
