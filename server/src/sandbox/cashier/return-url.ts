import { signedReturnUrl } from '../alipay/return-url';
import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';

/** Where a paid trade leads back to; empty when the shop's page waits elsewhere. */
export function paidReturnUrl(context: SandboxContext, trade: Trade): string {
  return trade.channel === 'alipay' ? signedReturnUrl(context, trade) : trade.returnUrl;
}

/**
 * WeChat's `redirect_url` comes in the open address, so anybody could put any site there: like the real platform,
 * which asks for the domain to be registered, the sandbox leads back to the shop's own hosts only.
 */
export function allowedReturnUrl(context: SandboxContext, wanted: string | undefined, host: string): string {
  if (!wanted || !URL.canParse(wanted)) return '';
  const url = new URL(wanted);
  const shop = new URL(context.browserBase()).host;
  const ours = url.host === shop || url.host === host;
  return ours && /^https?:$/.test(url.protocol) ? url.toString() : '';
}
