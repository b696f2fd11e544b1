/** Styles of the list of services before the page's own sheets: the same places and sizes, so that nothing jumps. */
export const goodsListStyles = `
.pre-shop{width:1200px;margin:0 auto;padding-bottom:24px;display:grid;grid-template-columns:248px minmax(0,1fr);gap:16px 24px;align-items:start}
.pre-shop header{grid-column:1/-1;box-sizing:border-box;height:148px;padding:32px;background:linear-gradient(90deg,#f6f9ff,#e3ebff);border:1px solid #d7e1fb;border-radius:12px}
.pre-shop h1,.pre-shop h2,.pre-shop p,.pre-shop ul{margin:0;padding:0;list-style:none}
.pre-shop h1{margin-bottom:8px;font-size:24px;line-height:1.3}
.pre-shop h2{margin:14px 0 4px;font-size:14px}
.pre-shop a{color:#14213d;text-decoration:none}
.pre-shop small,.pre-soft{color:#5b6785}
.pre-shop a[aria-current]{color:#1f4fd8;font-weight:600}
.pre-filters{padding:8px 24px 18px;background:#fff;border:1px solid #e5e9f2;border-radius:12px}
.pre-filters a{display:flex;justify-content:space-between;padding:6px 0}
.pre-find{display:flex;gap:8px}
.pre-find input[type=search]{flex:1;min-width:0;height:40px;padding:0 14px;border:1px solid #d0d8e8;border-radius:8px;font-size:16px}
.pre-find button{width:80px;border:0;border-radius:8px;background:#1f4fd8;color:#fff;font-size:14px}
.pre-shop .pre-sorts{display:flex;flex-wrap:wrap;gap:4px 20px;padding:12px 0}
.pre-shop .pre-cards{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin-top:12px}
.pre-cards a{display:flex;flex-direction:column;gap:4px;height:100%;box-sizing:border-box;padding-bottom:14px;overflow:hidden;background:#fff;border:1px solid #e5e9f2;border-radius:12px}
.pre-cards img{width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:#eef2fb}
.pre-cards strong,.pre-cards span{padding:0 16px}
.pre-cards span span,.pre-cost b+span{padding:0}
.pre-cost{display:flex;gap:4px;align-items:baseline;margin-top:auto}
.pre-cost b{font-size:20px;color:#bf3f0c}
.pre-cost span:last-child:not(:nth-child(2)){margin-left:auto}
.pre-shop .pre-pager{display:flex;justify-content:center;gap:20px;padding:20px 0}
.pre-pager a,.pre-none a{color:#1f4fd8;margin-right:8px}
.pre-none{padding:40px 24px;background:#fff;border:1px solid #e5e9f2;border-radius:12px;text-align:center}
[data-platform=mobile] .pre-shop{display:block;width:auto;padding:0 12px 24px}
[data-platform=mobile] .pre-shop header{height:auto;margin:12px 0;padding:16px}
[data-platform=mobile] .pre-find{margin-bottom:12px}
[data-platform=mobile] .pre-filters{margin-bottom:12px;padding:0 16px 12px}
[data-platform=mobile] .pre-filters ul{display:flex;flex-wrap:wrap;gap:0 16px}
[data-platform=mobile] .pre-filters a{line-height:32px;padding:0;gap:6px}
[data-platform=mobile] .pre-shop .pre-cards{grid-template-columns:repeat(2,minmax(0,1fr));gap:10px}
[data-platform=mobile] .pre-cards strong,[data-platform=mobile] .pre-cards span{padding:0 10px}
[data-platform=mobile] .pre-cards span span{padding:0}
`.replace(/\n/g, '');
