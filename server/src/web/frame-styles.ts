/**
 * Styles of what stands in the page before any script has run: the header's place, the page's background and the
 * readable content. Inlined, because a sheet of its own would come too late. Values as in the theme's tokens.
 */
export const frameStyles = `
body{margin:0;overflow-wrap:break-word;background:#f5f7fb;color:#14213d;font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
#harbor-frame:before{content:"";display:block;height:64px;background:#fff;border-bottom:1px solid #e5e9f2;box-sizing:border-box}
[data-platform=mobile] #harbor-frame:before{height:48px}
[data-open-top] #harbor-frame:before{display:none}
#harbor-frame>#harbor-content{margin-top:40px}
[data-platform=mobile] #harbor-frame>#harbor-content{margin-top:0}
.trouble{margin:0;padding:12px 24px;text-align:center;background:#fff7e6;color:#14213d;border-bottom:1px solid #ffd591}
.trouble[hidden]{display:none}
.trouble a{color:#1f4fd8;margin-left:12px}
.plain-foot{padding:24px 16px;text-align:center;font-size:13px}
.plain-foot a,.plain-foot span{display:inline-block;margin:0 8px;line-height:32px;color:#5b6785}
.pre-goods{max-width:1200px;margin:0 auto;box-sizing:border-box}
.pre-head{display:flex;gap:36px;padding:24px;background:#fff;border:1px solid #e5e9f2;border-radius:12px}
.pre-head img{width:516px;height:344px;object-fit:cover;border-radius:12px;background:#eef2fb}
.pre-facts{flex:1;min-width:0}
.pre-facts h1{font-size:24px;line-height:1.4;margin:30px 0 8px}
.pre-facts p{margin:0 0 12px;color:#5b6785}
.pre-price b{font-size:34px;color:#bf3f0c}
.pre-tags i{font-style:normal;background:#eef2fb;border-radius:4px;padding:2px 8px;margin-right:8px;font-size:12px}
.pre-body{background:#fff;border:1px solid #e5e9f2;border-radius:12px;margin-top:20px;padding:24px}
.pre-body h2{font-size:18px;margin:0 0 12px}
.pre-body ul{margin:0 0 24px;padding-left:20px;list-style:disc}
.pre-body section{margin-bottom:24px}
.pre-body section p{margin:0 0 8px}
.pre-body dl{margin:0 0 24px}
.pre-body dt{font-weight:600}
.pre-body dd{margin:0 0 8px;color:#5b6785}
.pre-body a,.pre-facts a{color:#1f4fd8}
.pre-body .pre-cost b{color:#bf3f0c}
.pre-clause{width:860px;max-width:calc(100% - 32px);margin:0 auto;box-sizing:border-box;padding:40px 56px;background:#fff;border:1px solid #e5e9f2;border-radius:12px;line-height:1.8}
.pre-clause h1{font-size:24px;line-height:1.4;margin:0}
.pre-clause h2{font-size:17px;margin:24px 0 8px}
.pre-clause p{margin:0 0 8px}
.pre-clause .pre-meta{margin:4px 0 0;color:#5b6785}
.pre-clause.pre-mobile{max-width:calc(100% - 24px);margin-top:12px;padding:16px}
.pre-clause.pre-mobile h1{font-size:20px}
.pre-mobile .pre-head{display:block;padding:0;border:0;border-radius:0}
.pre-mobile .pre-head img{width:100%;height:auto;aspect-ratio:3/2;border-radius:0}
.pre-mobile .pre-facts,.pre-mobile .pre-body{padding:16px}
.pre-mobile .pre-facts h1{font-size:20px;margin:0 0 4px}
`.replace(/\n/g, '');
