/**
 * Styles of the information pages before their own sheets: the same places and sizes as in `mf-account/src/features/info`,
 * so that nothing jumps when the page takes over.
 */
export const infoStyles = `
.pre-info{display:grid;grid-template-columns:208px minmax(0,1fr);gap:16px;align-items:start;width:1200px;max-width:calc(100% - 32px);margin:0 auto;padding-bottom:48px;overflow-wrap:anywhere}
.pre-info ul{list-style:none;margin:0;padding:0}
.pre-info h1,.pre-info h2,.pre-info h3,.pre-info p{margin:0;text-wrap:pretty}
.pre-info h1{font-size:24px;line-height:1.4}
.pre-info h2{line-height:1.4}
.pre-info a{text-decoration:none}
.pre-rail,.pre-panel,.pre-sheet{background:#fff;border:1px solid #e5e9f2;border-radius:12px}
.pre-rail{padding:12px}
.pre-rail a{display:flex;align-items:center;min-height:44px;padding:0 10px 0 38px;border-radius:8px;color:#14213d;white-space:nowrap}
.pre-rail a[aria-current]{background:#e9efff;color:#1f4fd8;font-weight:600}
.pre-main{display:grid;gap:16px;align-content:start;min-height:480px}
.pre-sheet{padding:40px 56px;font-size:15px;line-height:1.8}
.pre-panel{padding:20px 24px}
.pre-list{padding:0 24px}
.pre-soft{color:#5b6785}
.pre-sheet .pre-lead{margin-top:4px;color:#5b6785}
.pre-sheet .pre-date{margin-top:4px;color:#5b6785;font-size:13px}
.pre-sheet h2{margin:24px 0 8px;font-size:17px}
.pre-sheet section p,.pre-sheet .pre-text p{margin-bottom:8px}
.pre-sheet .pre-text{margin-top:20px}
.pre-sheet a,.pre-news a,.pre-answer a{color:#1f4fd8}
.pre-news li{padding:18px 0;border-bottom:1px solid #e5e9f2}
.pre-news li:last-child{border:0}
.pre-news h2{font-size:16px}
.pre-news p{margin-top:4px;color:#5b6785}
.pre-news time{display:block;margin-top:6px;color:#5b6785;font-size:13px}
.pre-search{display:flex;gap:12px;margin-top:16px}
.pre-search input{flex:1;min-width:0;height:44px;padding:0 14px;border:1px solid #cfd6e4;border-radius:8px;background:#fff;font-size:16px}
.pre-search button{flex:none;width:88px;height:44px;border:0;border-radius:8px;background:#1f4fd8;color:#fff;font-weight:600}
.pre-info .pre-chips{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.pre-chips a{display:inline-block;padding:0 14px;border:1px solid #e5e9f2;border-radius:18px;line-height:34px;color:#5b6785}
.pre-help h2{font-size:17px}
.pre-help>p{margin-top:2px;color:#5b6785;font-size:13px}
.pre-help ul{margin-top:8px}
.pre-help li{border-top:1px solid #e5e9f2}
.pre-help summary{min-height:48px;padding:12px 0;font-size:15px;line-height:24px;cursor:pointer;list-style:none}
.pre-answer{padding:0 0 16px;color:#5b6785;line-height:1.8}
.pre-answer p{margin-bottom:8px}
.pre-top{display:flex;gap:24px;align-items:flex-start;justify-content:space-between}
.pre-code{flex:none;width:132px;color:#5b6785;font-size:12px;text-align:center}
.pre-code img{border:1px solid #e5e9f2;border-radius:8px}
.pre-clients>h2{font-size:17px;margin-bottom:12px}
.pre-client{padding:18px 0;border-top:1px solid #e5e9f2}
.pre-client:last-child{padding-bottom:0}
.pre-client h2{font-size:16px}
.pre-client code{overflow-wrap:anywhere;font-size:12px}
.pre-info.pre-mobile{display:block;width:auto;max-width:none;padding:12px 0 32px}
.pre-mobile .pre-main{display:block}
.pre-mobile h1{font-size:20px}
.pre-mobile .pre-rail,.pre-mobile .pre-panel,.pre-mobile .pre-sheet{margin:0 12px 12px;padding:16px;border:0}
.pre-mobile .pre-list{padding:0 16px}
.pre-mobile .pre-rail ul{display:grid;grid-template-columns:1fr 1fr}
.pre-mobile .pre-rail a{padding:0 8px}
.pre-mobile .pre-search{margin-top:12px}
@media(max-width:860px){[data-platform=desktop] .pre-info{grid-template-columns:minmax(0,1fr)}.pre-desktop .pre-rail ul{display:flex;flex-wrap:wrap;gap:0 4px}.pre-desktop .pre-rail a{padding:0 12px}.pre-desktop .pre-sheet{padding:24px}}
`.replace(/\n/g, '');
