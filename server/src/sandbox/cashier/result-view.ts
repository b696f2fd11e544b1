import type { Trade } from '../bank/trade';
import { identity } from '../keys/identity';
import { type Content, html, type Markup } from './html';
import { type SceneName, scene } from './icons';
import { beijing, price } from './payable-view';
import type { Standing } from './standing';

interface Result {
  scene: SceneName;
  title: string;
  words: string;
}

/** What stands on each page that is not the decision. */
const results: Record<Exclude<Standing, 'payable'> | 'done' | 'arrived_late' | 'cancelled', Result> = {
  done: { scene: 'success', title: '支付成功', words: '商家正在确认到账，请以订单页面为准。' },
  paid: { scene: 'success', title: '订单已支付', words: '这笔订单已经付过款，请不要重复支付。' },
  arrived_late: {
    scene: 'waiting',
    title: '款项在订单关闭后到账',
    words: '这笔订单在到账前已经关闭，商家应当自动退款。',
  },
  late: {
    scene: 'waiting',
    title: '已登记稍后到账',
    words: '订单超时或被商家关闭几秒后，这笔款才会到账；商家应当自动退款。',
  },
  cancelled: {
    scene: 'cancelled',
    title: '已取消支付',
    words: '没有扣款。订单保留到付款时限，期间可以继续支付。',
  },
  expired: {
    scene: 'waiting',
    title: '订单已超时',
    words: '付款时限已过，没有扣款。如仍需要，请回到商家重新下单。',
  },
  closed: { scene: 'closed', title: '订单已关闭', words: '商家已关闭这笔订单，没有扣款。' },
};

export type ResultName = keyof typeof results;

export function titleOf(name: ResultName): string {
  return results[name].title;
}

/** `returnUrl` is empty when the shop's page waits on another screen. */
export function resultView(
  name: ResultName,
  trade: Trade,
  here: string,
  returnUrl: string,
  developer: Content,
): Markup {
  const { scene: picture, title, words } = results[name];
  const auto = name === 'done' && returnUrl !== '';
  return html`<section class="card result">${scene(picture)}
<h1>${title}</h1>${price(trade.amountFen)}<p>${words}</p>
<dl><div><dt>商品</dt><dd>${trade.subject}</dd></div><div><dt>商户订单号</dt><dd>${trade.outTradeNo}</dd></div>${
    trade.paidAt !== null &&
    html`<div><dt>交易单号</dt><dd>${trade.tradeNo}</dd></div><div><dt>支付时间</dt><dd>${beijing(trade.paidAt)}</dd></div>`
  }</dl>
<div class="go">${
    returnUrl
      ? html`<a class="btn pri" href="${returnUrl}" ${auto && html`data-return`}>${auto ? '立即返回商家' : '返回商家'}</a>`
      : html`<p>请回到打开二维码的页面，它会自动更新。</p>`
  }${name === 'cancelled' && html`<a class="btn ${returnUrl ? 'out' : 'pri'}" href="${here}">继续支付</a>`}</div>
${auto && html`<p class="back" role="status">3 秒后自动返回商家</p>`}</section>${developer}`;
}

/** Nothing that the cashier could show a trade for. */
export function strangerView(title: string, words: string, shopUrl: string): Markup {
  return html`<section class="card result">${scene('unknown')}<h1>${title}</h1><p>${words}</p>
<div class="go"><a class="btn out" href="${shopUrl}">去${identity.merchantName}首页</a></div></section>`;
}
