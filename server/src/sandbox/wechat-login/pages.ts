import { type Content, html, type Markup, trusted } from '../cashier/html';
import type { SandboxPerson } from './people';
import type { Visit } from './visits';

export const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif;color:#14213d;background:#fff;-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid #1f4fd8;outline-offset:2px}
h1{font-size:18px;line-height:1.4}
p{color:#5b6785}
a{color:#1f4fd8}
.qr{display:grid;justify-items:center;gap:6px;padding:8px;text-align:center}
.code{position:relative;width:180px;height:180px}
.code svg{display:block;width:180px;height:180px}
.over{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:4px;background:rgba(255,255,255,.95);font-weight:600}
.over[hidden]{display:none}
.tick{width:44px;height:44px;border-radius:50%;background:#07a854;color:#fff;display:grid;place-items:center;font-size:24px}
.tag{display:inline-block;padding:1px 8px;border-radius:6px;background:#fdf6e3;border:1px solid #f0dfb4;color:#8a5d06;font-size:12px;font-weight:600}
.phone{max-width:440px;margin:0 auto;padding:28px 20px 40px}
.app{display:flex;align-items:center;gap:12px;padding:16px 0;margin-bottom:8px;border-bottom:1px solid #e5e9f2}
.app b{display:block;font-size:17px}
.mark{flex:none;width:48px;height:48px;border-radius:12px;background:#1f4fd8;color:#fff;display:grid;place-items:center;font-size:22px;font-weight:700}
fieldset{border:0;padding:0;margin:16px 0}
legend{padding:0;margin-bottom:8px;color:#5b6785}
.who{display:flex;align-items:center;gap:12px;min-height:52px;padding:6px 12px;border:1px solid #e5e9f2;border-radius:8px;margin-bottom:8px;font-size:16px;cursor:pointer}
.who:has(:checked){border-color:#07873f;background:#edf9f1}
.who input{width:20px;height:20px;accent-color:#07873f;margin:0}
.face{width:32px;height:32px;border-radius:8px;background:#dbe7ff;color:#173eab;display:grid;place-items:center;font-weight:600}
button{font:inherit;cursor:pointer;width:100%;height:50px;border-radius:8px;border:0;font-size:17px;font-weight:600}
.allow{background:#07873f;color:#fff}
.refuse{margin-top:12px;background:#f2f4f8;color:#14213d;font-weight:500}
.told{display:grid;place-content:center;justify-items:center;gap:8px;min-height:70vh;text-align:center;padding:24px}
`;

export const script = `
(() => {
  const { watch } = document.body.dataset;
  if (!watch) return;
  const show = (name) => { for (const over of document.querySelectorAll('.over')) over.hidden = over.dataset.on !== name; };
  const ask = async () => {
    try {
      const answer = await (await fetch(watch)).json();
      show(answer.standing);
      if (answer.back) return void setTimeout(() => location.replace(answer.back), 600);
      if (answer.standing === 'gone') return;
    } catch {}
    setTimeout(ask, 1000);
  };
  setTimeout(ask, 1000);
})();
`;

function page(base: string, title: string, content: Content, watch = ''): Markup {
  return html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>${title} · 演示微信</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${base}/assets/style.css"></head>
<body data-watch="${watch}">${content}<script src="${base}/assets/script.js" defer></script></body></html>`;
}

/** The page with the QR code, made to stand in a frame. */
export function codePage(base: string, visit: Visit, svg: string, scanUrl: string): Markup {
  return page(
    base,
    '微信登录',
    html`<main class="qr"><div class="code" role="img" aria-label="微信登录二维码">${trusted(svg)}
<div class="over" data-on="scanned" hidden><span class="tick">✓</span>扫描成功<small>请在手机上确认</small></div>
<div class="over" data-on="confirmed" hidden><span class="tick">✓</span>已确认</div>
<div class="over" data-on="refused" hidden>已取消</div>
<div class="over" data-on="gone" hidden>二维码已过期</div></div>
<p>请使用微信扫描二维码登录</p><p><span class="tag">演示</span> <a href="${scanUrl}" target="_blank" rel="opener">用演示微信扫一扫</a></p></main>`,
    `${base}/connect/qrconnect/${visit.uuid}/state`,
  );
}

/** What the phone shows: who asks for what, and the answer to it. */
export function confirmPage(base: string, visit: Visit, people: readonly SandboxPerson[]): Markup {
  return page(
    base,
    '确认登录',
    html`<main class="phone"><p><span class="tag">演示微信</span> 这里模拟手机上的微信，仅用于演示与测试</p>
<div class="app"><span class="mark">港</span><div><b>学术港</b><p>申请使用您的微信昵称登录</p></div></div>
<form method="post" action="${base}/scan/${visit.uuid}/confirm"><fieldset><legend>以谁的身份登录</legend>
${people.map(
  ({ openid, nickname }, n) =>
    html`<label class="who"><input type="radio" name="person" value="${openid}" ${n === 0 && html`checked`}><span class="face" aria-hidden="true">${nickname.slice(0, 1)}</span>${nickname}</label>`,
)}
<label class="who"><input type="radio" name="person" value="new"><span class="face" aria-hidden="true">＋</span>一个新的微信用户</label></fieldset>
<button class="allow">允许</button></form>
<form method="post" action="${base}/scan/${visit.uuid}/refuse"><button class="refuse">拒绝</button></form></main>`,
  );
}

/** One sentence on the phone. */
export function toldPage(base: string, title: string, text: string): Markup {
  return page(base, title, html`<main class="told"><h1>${title}</h1><p>${text}</p></main>`);
}
