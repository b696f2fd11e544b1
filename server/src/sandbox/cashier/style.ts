/** The cashier's style sheet; its values are the product's tokens. */
export const style = `
:root{--primary:#1f4fd8;--primary-strong:#173eab;--primary-soft:#e9efff;--accent:#0e9f8e;--accent-ink:#0a7468;--accent-soft:#e2f5f2;--alert-ink:#bf3f0c;--alert-soft:#fdeee5;--gold:#c98a12;--gold-ink:#8a5d06;--gold-soft:#fdf6e3;--gold-line:#f0dfb4;--ink:#14213d;--ink-2:#5b6785;--line:#e5e9f2;--page:#f5f7fb;--tint:#f7f9fd;--surface:#fff}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{min-height:100vh;font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif;font-variant-numeric:tabular-nums;color:var(--ink);background:var(--page);-webkit-font-smoothing:antialiased}
button{font:inherit;color:inherit;border:0;background:none;padding:0;cursor:pointer}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
p{text-wrap:pretty}
.result p{text-wrap:balance}
h1,h2{font-weight:600;line-height:1.4}
.i{width:18px;height:18px;flex:none}
.frame{max-width:960px;margin:0 auto;padding:0 24px}
.top{background:var(--surface);border-bottom:1px solid var(--line)}
.top .frame{height:64px;display:flex;align-items:center;gap:12px}
.mark{width:32px;height:32px;flex:none}
.top b{font-size:18px;font-weight:600}
.top .where{color:var(--ink-2);padding-left:12px;border-left:1px solid var(--line)}
.demo{margin-left:auto;display:flex;align-items:center;gap:8px;color:var(--gold-ink);font-size:13px}
.tag{height:24px;padding:0 9px;border-radius:6px;background:var(--gold-soft);border:1px solid var(--gold-line);color:var(--gold-ink);font-size:12px;font-weight:600;line-height:22px;white-space:nowrap}
main.frame{padding-top:32px;padding-bottom:32px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.pay{display:grid;grid-template-columns:minmax(0,1fr) 392px;grid-template-areas:"order sum" "order acts";grid-template-rows:auto 1fr}
.order{grid-area:order;padding:32px}
.sum{grid-area:sum;padding:36px 32px 4px;text-align:center;background:var(--tint);border-left:1px solid var(--line)}
.acts{grid-area:acts;padding:20px 32px 32px;background:var(--tint);border-left:1px solid var(--line)}
.order h1{font-size:20px;margin-bottom:20px}
.shop{display:flex;align-items:center;gap:12px;padding-bottom:20px;border-bottom:1px solid var(--line)}
.shop-mark{width:44px;height:44px;flex:none}
.shop b{display:block;font-size:16px;font-weight:600;line-height:1.4}
.shop span{color:var(--ink-2);font-size:13px}
dl{padding-top:12px}
dl div{display:flex;gap:16px;padding:8px 0}
dt{width:84px;flex:none;color:var(--ink-2)}
dd{flex:1;min-width:0;overflow-wrap:anywhere}
.safe{display:flex;gap:8px;align-items:flex-start;margin-top:16px;padding:12px 14px;border-radius:8px;background:var(--accent-soft);color:var(--accent-ink);font-size:13px}
.safe .i{margin-top:1px}
.sum .label{color:var(--ink-2)}
.price{display:block;margin:2px 0 6px;font-size:42px;line-height:1.25;font-weight:600;color:var(--alert-ink);letter-spacing:-.5px}
.price small{font-size:24px;margin-right:2px}
.left{color:var(--ink-2)}
.left b{color:var(--alert-ink);font-weight:600}
.bar{height:4px;margin:14px auto 0;max-width:220px;border-radius:2px;background:#e3e8f3;overflow:hidden}
.bar i{display:block;height:100%;border-radius:2px;background:var(--primary);transition:width 1s linear}
.note{margin-bottom:16px;padding:10px 14px;border-radius:8px;background:var(--alert-soft);color:var(--alert-ink);font-size:13px}
.btn{display:flex;align-items:center;justify-content:center;gap:8px;width:100%;height:48px;border-radius:24px;font-size:16px;font-weight:600;text-decoration:none;white-space:nowrap;transition:background .15s,box-shadow .15s}
.pri{background:var(--primary);color:#fff}
.pri:hover{background:var(--primary-strong)}
.out{background:var(--surface);box-shadow:inset 0 0 0 1px #cfd6e4;color:var(--ink)}
.out:hover{box-shadow:inset 0 0 0 1px var(--primary);color:var(--primary)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:12px}
.pair .btn{height:44px;font-size:15px;font-weight:500}
.why{margin-top:12px;color:var(--ink-2);font-size:12px;line-height:1.6;text-align:center}
.btn[disabled]{opacity:.65;cursor:default}
.spin{width:18px;height:18px;border-radius:50%;border:2.5px solid rgba(255,255,255,.4);border-top-color:#fff;animation:turn .8s linear infinite}
.out .spin{border-color:var(--primary-soft);border-top-color:var(--primary)}
@keyframes turn{to{transform:rotate(1turn)}}
.result{max-width:560px;margin:0 auto;padding:32px 40px 36px;text-align:center}
.result h1{font-size:22px;margin-top:12px}
.result p{margin-top:6px;color:var(--ink-2)}
.result .price{color:var(--ink);margin-top:10px}
.result dl{margin-top:20px;padding:12px 20px;border-radius:8px;background:var(--tint);text-align:left}
.result dl div{padding:5px 0}
.result .go{max-width:320px;margin:24px auto 0;display:grid;gap:12px}
.result .back{margin-top:12px;font-size:13px}
.scene{width:132px;height:123px}
.scene .waves{stroke:#cfdcf6}.scene .disc{fill:var(--primary-soft)}.scene .glyph{stroke:var(--primary)}
.scene.success .disc{fill:var(--accent)}.scene.success .glyph{stroke:#fff}.scene.success .waves{stroke:#b7e4dd}
.scene.closed .disc,.scene.cancelled .disc,.scene.unknown .disc{fill:#e9edf5}.scene.closed .glyph,.scene.cancelled .glyph,.scene.unknown .glyph{stroke:var(--ink-2)}
.draw{stroke-dasharray:46;animation:draw .5s .1s ease-out backwards}
@keyframes draw{from{stroke-dashoffset:46}to{stroke-dashoffset:0}}
.dev{margin-top:20px}
.result+.dev{max-width:560px;margin-inline:auto}
.result+.dev .tools{grid-template-columns:1fr;gap:0}
.dev summary{display:flex;align-items:center;gap:10px;min-height:48px;padding:0 20px;cursor:pointer;color:var(--ink-2);list-style:none;border-radius:12px}
.dev summary::-webkit-details-marker{display:none}
.dev summary small{font-size:12px}
.chevron{margin-left:auto;transition:transform .2s}
.dev[open] .chevron{transform:rotate(180deg)}
.tools{padding:4px 20px 20px;display:grid;grid-template-columns:1fr 1fr;gap:20px 24px;border-top:1px solid var(--line)}
.tools h2{font-size:14px;margin:16px 0 8px}
.chips{display:flex;flex-wrap:wrap;gap:8px}
.chip{position:relative;height:34px;padding:0 14px;border-radius:17px;box-shadow:inset 0 0 0 1px #cfd6e4;font-size:13px}
.chip::after{content:"";position:absolute;inset:-5px 0}
.chip:hover{box-shadow:inset 0 0 0 1px var(--primary);color:var(--primary)}
.log{grid-column:1/-1;font-size:13px}
.log ul{padding:0;list-style:none}
.log li{display:flex;flex-wrap:wrap;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}
.log li:first-child{border-top:0}
.log time{color:var(--ink-2)}
.log .ok{color:var(--accent-ink)}.log .no{color:var(--alert-ink)}
.empty{color:var(--ink-2)}
.foot{padding:0 0 28px;text-align:center;color:var(--ink-2);font-size:12px}
@media (max-width:760px){
.frame{padding:0 12px}
.top .frame{height:52px;padding:0 16px;gap:10px}
.mark{width:28px;height:28px}
.top b{font-size:17px}
.top .where,.demo span:last-child{display:none}
.strip{display:block!important}
main.frame{padding-top:12px;padding-bottom:16px}
.pay{display:block;overflow:visible;padding-bottom:4px}
.sum,.acts{border-left:0;background:none}
.sum{padding:24px 16px 20px}
.price{font-size:36px}.price small{font-size:22px}
.order{padding:0 16px 16px}
.order h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}
.shop{padding:16px 0;border-top:1px solid var(--line)}
.shop-mark{width:40px;height:40px}
dl{padding-top:8px}dl div{padding:6px 0}
.acts{padding:4px 16px 16px}
body.has-acts .acts{position:fixed;left:0;right:0;bottom:0;z-index:5;padding:12px 16px calc(12px + env(safe-area-inset-bottom,0px));background:var(--surface);box-shadow:0 -1px var(--line)}
body.has-acts{padding-bottom:178px}
body.has-acts:has(.note){padding-bottom:236px}
.why{margin-top:8px}
.result{padding:32px 20px 28px}
.tools{grid-template-columns:1fr;gap:0;padding:0 16px 16px}
.dev{margin-top:12px}.dev summary{padding:0 16px}
}
.strip{display:none;padding:7px 16px;background:var(--gold-soft);border-top:1px solid var(--gold-line);color:var(--gold-ink);font-size:12px;text-align:center}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
`;
