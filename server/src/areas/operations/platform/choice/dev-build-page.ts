import { escapeHtml } from '../../../../http/escape-html';
import { toMoment } from '../../../../time';
import type { RegisteredBuild } from './local-builds';

/** What the question is about. */
interface Question {
  build: RegisteredBuild;
  /** When the link ends, in ms since 1970. */
  until: number;
  /** The word under which the page's policy lets its sheet in. */
  nonce: string;
  /** Where the answer goes. */
  action: string;
}

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;align-items:start;justify-items:center;padding:48px 16px;font:15px/1.7 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif;color:#14213d;background:#f5f7fb;-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid #1f4fd8;outline-offset:2px}
main{width:100%;max-width:560px;padding:32px;border-radius:12px;background:#fff;box-shadow:0 6px 24px rgba(20,33,61,.08)}
img{display:block;height:32px;margin-bottom:24px}
h1{font-size:20px;line-height:1.4}
.lead{margin-top:8px;color:#5b6785}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 20px;margin:20px 0;padding:16px;border-radius:8px;background:#f7f9fd}
dt{color:#5b6785}
dd{overflow-wrap:anywhere;font-weight:600}
.warning{padding:12px 16px;border:1px solid #f0dfb4;border-radius:8px;background:#fdf6e3;color:#6d4904}
h2{margin-top:20px;font-size:15px}
ul{margin-top:4px;padding-left:20px;color:#5b6785}
.answers{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
button,.no{flex:1 1 180px;display:grid;place-content:center;height:44px;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button{border:0;background:#1f4fd8;color:#fff}
button:hover{background:#173eab}
.no{border:1px solid #cfd6e4;color:#14213d}
.no:hover{border-color:#1f4fd8;color:#1f4fd8}
@media (max-width:480px){body{padding:16px 12px}main{padding:24px 20px}}
`;

/** The page on which somebody decides whether a developer's build runs in this browser. */
export function confirmationPage({ build, until, nonce, action }: Question): string {
  const { release, owner, address } = build;
  const ends = toMoment(until).slice(0, 16).replace('T', ' ');
  const rows = [
    ['模块', `${release.name}（${release.routes.owner}）`],
    ['版本', release.version],
    ['登记者', owner],
    ['代码来自', address],
    ['有效至', ends],
  ] as const;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>试用开发中的构建 · 学术港</title><link rel="icon" href="/brand/logo-mark.svg"><style nonce="${nonce}">${style}</style></head>
<body><main>
<img src="/brand/logo.svg" alt="学术港" width="auto" height="32">
<h1>在本浏览器中试用开发中的构建？</h1>
<p class="lead">您打开的链接会把下面的构建放到本站页面中，仅影响当前浏览器。</p>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p class="warning">这是<b>尚未发布、未经平台检查的代码</b>，会以您在本站的登录身份运行。如果您不认识登记者，或不是自己要打开这个链接，请不要继续。</p>
<h2>如何结束</h2>
<ul><li>在任意页面底部的提示条中点击“全部恢复”；</li><li>开发者停止构建后，刷新页面即恢复；</li><li>到 ${ends} 自动失效。</li></ul>
<form method="post" action="${escapeHtml(action)}" class="answers"><button>在本浏览器中试用</button><a class="no" href="/">不试用，返回首页</a></form>
</main></body></html>
`;
}
