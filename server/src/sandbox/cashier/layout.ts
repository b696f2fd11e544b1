import { createHash } from 'node:crypto';
import type { SandboxChannel } from '../bank/trade';
import { type Content, html, type Markup } from './html';
import { channelMark } from './icons';
import { script } from './script';
import { style } from './style';

export const channelName: Record<SandboxChannel, string> = { wechat: '微信支付', alipay: '支付宝' };

/** Changes with the assets, so that they can be cached for ever. */
const version = createHash('sha256')
  .update(style + script)
  .digest('hex')
  .slice(0, 8);

export interface Frame {
  /** The word under which the page's policy lets its own script and sheet in. */
  nonce: string;
  /** Path of the sandbox, e.g. `/sandbox`. */
  base: string;
  channel: SandboxChannel;
  title: string;
  nowMs: number;
  /** Address that tells the state, asked until it differs from `state`. */
  watch?: string;
  state: string;
  /** The buttons stick to the foot on phones. */
  hasActions?: boolean;
  /** Where the browser goes by itself after three seconds. */
  returnUrl?: string;
  content: Content;
}

/** A whole page of the cashier. */
export function page(frame: Frame): Markup {
  const { base, channel, title, nonce } = frame;
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
${frame.returnUrl && html`<noscript><meta http-equiv="refresh" content="3;url=${frame.returnUrl}"></noscript>`}
<title>${title} · ${channelName[channel]}沙箱收银台</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" nonce="${nonce}" href="${base}/cashier/assets/cashier.css?v=${version}">
</head>
<body class="${frame.hasActions ? 'has-acts' : ''}" data-now="${frame.nowMs}" data-state="${frame.state}" data-watch="${frame.watch ?? ''}">
<header class="top"><div class="frame">${channelMark[channel]}<b>${channelName[channel]}</b><span class="where">收银台</span><div class="demo"><span class="tag">沙箱</span><span>演示收银台，不会产生真实扣款</span></div></div><div class="strip">演示收银台，不会产生真实扣款</div></header>
<main class="frame">${frame.content}</main>
<footer class="foot">这里模拟${channelName[channel]}的付款页面，仅用于演示与测试。</footer>
<script nonce="${nonce}" src="${base}/cashier/assets/cashier.js?v=${version}" defer></script>
</body>
</html>`;
}
