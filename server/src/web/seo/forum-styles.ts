/**
 * Styles of the forum before the page's own sheets. A post's words have the size and width that they will have: what is
 * painted larger later would count as the page's largest paint.
 */
export const forumStyles = `
.pre-forum{width:1200px;max-width:100%;margin:0 auto;padding:16px 0 32px;line-height:1.7;overflow-wrap:anywhere}
.pre-forum h1{margin:0 0 8px;font-size:26px;line-height:1.35}
.pre-forum ul,.pre-forum ol{margin:0;padding:0 0 0 20px}
.pre-forum a{color:#1f4fd8}
.pre-forum .pre-soft{color:#5b6785}
.pre-forum .pre-posts,.pre-forum .pre-talk{padding:0;list-style:none}
.pre-posts li,.pre-talk li{margin:0 0 12px;padding:16px 20px;background:#fff;border:1px solid #e5e9f2;border-radius:12px}
.pre-posts p,.pre-talk p{margin:4px 0}
.pre-post{max-width:794px;padding:28px 40px;background:#fff;border:1px solid #e5e9f2;border-radius:12px;font-size:16px;line-height:1.9;overflow-wrap:anywhere}
.pre-post p{margin:0 0 16px}
.pre-post img{width:100%;max-width:100%;height:auto;aspect-ratio:16/9;object-fit:scale-down}
.pre-post :is(ul,ol,blockquote){margin:0 0 16px}
.pre-post :is(ul,ol){padding-left:24px}
.pre-post blockquote{padding:0 0 0 16px}
.pre-post :is(blockquote,ul,ol) [style*=padding-left]{padding-left:0!important}
.pre-post pre{overflow:auto;padding:12px;background:#f6f8fc}
.pre-post table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse}
.pre-post table table{display:table;max-width:none}
.pre-post td,.pre-post th{padding:6px 10px;border:1px solid #e5e9f2}
[data-platform=mobile] .pre-forum{width:auto;padding:12px}
[data-platform=mobile] .pre-post{margin:0 -12px;padding:16px;border-width:0}
`.replace(/\n/g, '');
