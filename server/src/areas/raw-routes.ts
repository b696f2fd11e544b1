import type { RawRoute } from '../http/raw-routes';
import { wechatRoutes } from './identity/auth/wechat/callback';
import { notifyRoutes } from './trade/pay/notify';

/** Routes outside the contract: what the payment gateways call, and where WeChat leads back to. */
export const rawRoutes: RawRoute[] = [...notifyRoutes, ...wechatRoutes];
