import type { Trade } from '../bank/trade';
import { identity } from '../keys/identity';
import { type Content, html, type Markup } from './html';
import { shield, shopMark } from './icons';
import { channelName } from './layout';

/** The page on which a person decides. `here` is the trade's own address. */
export function payableView(trade: Trade, here: string, nowMs: number, developer: Content): Markup {
  const leftMs = trade.expiresAt - nowMs;
  const wholeMs = trade.expiresAt - trade.createdAt;
  return html`<div class="card pay">
<section class="sum" aria-label="应付金额"><span class="label">应付金额</span>${price(trade.amountFen)}
<p class="left">请在 <b data-until="${trade.expiresAt}" data-whole="${wholeMs}">${clock(leftMs)}</b> 内付款，超时订单自动关闭</p><div class="bar"><i></i></div></section>
<section class="order"><h1>确认付款</h1>
<div class="shop">${shopMark}<div><b>${identity.merchantName}</b><span>演示商家</span></div></div>
<dl><div><dt>商品</dt><dd>${trade.subject}</dd></div><div><dt>商户订单号</dt><dd>${trade.outTradeNo}</dd></div><div><dt>下单时间</dt><dd>${beijing(trade.createdAt)}</dd></div><div><dt>付款账户</dt><dd>${channelName[trade.channel]}演示账户（余额充足）</dd></div></dl>
<p class="safe">${shield}<span>这是沙箱：按下付款后商家会收到真实格式的到账通知，但没有任何资金流动。</span></p></section>
<section class="acts" aria-label="付款">
${trade.failed && html`<p class="note" role="alert">上一次付款没有成功，您可以再试一次。</p>`}
<form method="post" action="${here}/pay"><button class="btn pri">确认支付 ¥${yuan(trade.amountFen)}</button></form>
<div class="pair"><form method="post" action="${here}/cancel"><button class="btn out">取消支付</button></form><form method="post" action="${here}/late"><button class="btn out" aria-describedby="why">稍后支付</button></form></div>
<p class="why" id="why">稍后支付：模拟超时后到账，商家应当自动退款</p>
</section></div>${developer}`;
}

/** "2,480.00" */
export function yuan(fen: number): string {
  const whole = Math.floor(fen / 100).toLocaleString('en-US');
  return `${whole}.${String(fen % 100).padStart(2, '0')}`;
}

export function price(fen: number): Markup {
  return html`<strong class="price"><small>¥</small>${yuan(fen)}</strong>`;
}

export function beijing(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Minutes and seconds, hours in front when there are any: as the page's script writes it. */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}
