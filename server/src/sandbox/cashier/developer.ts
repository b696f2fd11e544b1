import { z } from 'zod';
import { type FaultOrder, type Faults, faultOrder } from '../bank/faults';
import type { Notice } from '../bank/notifier';
import type { Trade } from '../bank/trade';
import { html, type Markup } from './html';
import { chevron } from './icons';
import { beijing } from './payable-view';

type Preset = { label: string; fault: Omit<z.input<typeof faultOrder>, 'channel' | 'out_trade_no'> };

/** Faults that a person can order for one trade; the API at `/faults` knows more. */
const presets = {
  lose: { label: '丢失通知', fault: { on: 'notify', kind: 'lose' } },
  delay: { label: '通知迟到 60 秒', fault: { on: 'notify', kind: 'delay', ms: 60_000 } },
  duplicate: { label: '通知重复 20 次', fault: { on: 'notify', kind: 'duplicate', count: 20 } },
  forged: { label: '先来一条伪造通知', fault: { on: 'notify', kind: 'bad_signature' } },
  wrong_amount: { label: '先来一条金额不符', fault: { on: 'notify', kind: 'wrong_amount' } },
  query_slow: { label: '查询慢 6 秒', fault: { on: 'query', kind: 'slow', ms: 6_000 } },
  query_500: { label: '查询连续出错 5 次', fault: { on: 'query', kind: 'error_500', times: 5 } },
  close_reset: { label: '关单生效后断线', fault: { on: 'close', kind: 'reset_after' } },
  refund_reset: { label: '退款生效后断线', fault: { on: 'refund', kind: 'reset_after' } },
} satisfies Record<string, Preset>;

export const presetName = z.enum(Object.keys(presets) as (keyof typeof presets)[]);

export function presetFault(name: z.output<typeof presetName>, trade: Trade): FaultOrder {
  return faultOrder.parse({
    ...presets[name].fault,
    channel: trade.channel,
    out_trade_no: trade.outTradeNo,
  });
}

/** The folded panel under the card: faults to order, and what was notified so far. */
export function developerPanel(
  trade: Trade,
  here: string,
  faults: Faults,
  notices: Notice[],
  open: boolean,
): Markup {
  const waiting = faults.list(trade.outTradeNo);
  return html`<details class="card dev" ${open && html`open`}><summary>开发者选项<small>故障注入与通知记录${
    waiting.length > 0 && html` · ${waiting.length} 项待发生`
  }</small>${chevron}</summary><div class="tools">
<div><h2>到账通知</h2><div class="chips">${chips(here, ['lose', 'delay', 'duplicate', 'forged', 'wrong_amount'])}</div></div>
<div><h2>商家的调用</h2><div class="chips">${chips(here, ['query_slow', 'query_500', 'close_reset', 'refund_reset'])}</div></div>
${trade.state === 'unpaid' && !trade.late && buyerTools(trade, here)}
<div class="log"><h2>等待发生</h2>${
    waiting.length === 0
      ? html`<p class="empty">没有。</p>`
      : html`<ul>${waiting.map((fault) => html`<li>${labelOf(fault)}<span class="empty">剩 ${fault.left} 次</span></li>`)}</ul>`
  }</div>
<div class="log"><h2>通知记录</h2>${
    notices.length === 0
      ? html`<p class="empty">还没有通知。</p>`
      : html`<ul>${notices.map(noticeLines)}</ul>`
  }</div></div></details>`;
}

function chips(here: string, names: (keyof typeof presets)[]): Markup[] {
  return names.map(
    (name) =>
      html`<form method="post" action="${here}/fault"><button class="chip" name="preset" value="${name}">${presets[name].label}</button></form>`,
  );
}

function buyerTools(trade: Trade, here: string): Markup {
  const visit = trade.product === 'qr' ? '只扫码，不付款' : '只登录，不付款';
  return html`<div><h2>付款人</h2><div class="chips">
<form method="post" action="${here}/fail"><button class="chip">付款失败</button></form>
${
  trade.channel === 'alipay' &&
  !trade.known &&
  html`<form method="post" action="${here}/visit"><button class="chip">${visit}</button></form>`
}</div></div>`;
}

function labelOf(fault: FaultOrder): string {
  const preset = Object.values(presets).find(
    (one) => one.fault.on === fault.on && one.fault.kind === fault.kind,
  );
  return preset?.label ?? `${fault.on} ${fault.kind}`;
}

function noticeLines(notice: Notice): Markup[] {
  const last = notice.done
    ? []
    : [html`<li><span>${notice.event}</span><span class="empty">下次 ${beijing(notice.nextAt)}</span></li>`];
  const sent = notice.deliveries.map(
    ({ at, answer, accepted }) =>
      html`<li><time>${beijing(at)}</time><span>${notice.event}</span><span class="${accepted ? 'ok' : 'no'}">${
        accepted ? '商家已确认' : `未确认（${answer}）`
      }</span></li>`,
  );
  return [...sent, ...last];
}
