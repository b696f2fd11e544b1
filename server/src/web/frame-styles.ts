/**
 * Styles of what stands in the page before any sheet has come: its ground and words, and the notice that it was not loaded
 * whole. Inlined, because a sheet of its own would come too late. Values as in the theme's tokens.
 */
export const frameStyles = `
body{margin:0;overflow-wrap:break-word;background:#f5f7fb;color:#14213d;font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
.trouble{margin:0;padding:12px 24px;text-align:center;background:#fff7e6;color:#14213d;border-bottom:1px solid #ffd591}
.trouble[hidden]{display:none}
.trouble a{color:#1f4fd8;margin-left:12px}
`.replace(/\n/g, '');

/** Of a page that the browser draws: the header's place, and what a browser without scripts shows. */
export const undrawnStyles = `
#harbor-frame:before{content:"";display:block;height:64px;background:#fff;border-bottom:1px solid #e5e9f2;box-sizing:border-box}
[data-platform=mobile] #harbor-frame:before{height:48px}
[data-open-top] #harbor-frame:before{display:none}
.undrawn-home{position:absolute;top:0;left:max(16px,calc(50% - 600px));font-size:20px;font-weight:600;line-height:64px;color:#1f4fd8;text-decoration:none}
[data-platform=mobile] .undrawn-home{line-height:48px}
.undrawn{box-sizing:border-box;width:640px;max-width:calc(100% - 32px);margin:64px auto;padding:40px 24px;text-align:center;background:#fff;border:1px solid #e5e9f2;border-radius:12px}
[data-platform=mobile] .undrawn{margin-top:24px;padding:28px 16px}
.undrawn h1{margin:0 0 8px;font-size:22px;line-height:1.4}
.undrawn p{margin:0 0 20px;color:#5b6785;text-wrap:pretty}
.undrawn a{display:inline-block;padding:0 24px;border-radius:8px;background:#1f4fd8;color:#fff;line-height:44px;text-decoration:none}
`.replace(/\n/g, '');
