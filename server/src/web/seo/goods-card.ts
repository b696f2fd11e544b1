import type { GoodsCard } from '@harbor/contract';
import { escapeHtml } from '../../http/escape-html';

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\.00$/, '')}`;

/** A price as people read it: `¥220/千字`, or that it is quoted first. */
export function priceText(goods: Pick<GoodsCard, 'price_mode' | 'unit'>, fen: number): string {
  if (goods.price_mode === 3) return '<b>待报价</b>';
  return `<b>${yuan(fen)}</b><span>/${escapeHtml(goods.unit)}</span>`;
}

/** How often changes are free. */
export const revisions = (times: number) => (times > 0 ? `免费修改 ${times} 次` : '不含免费修改');

/** A service in a list, as a link. */
export function cardHtml(goods: GoodsCard): string {
  const rating = goods.score > 0 ? `<span>${goods.score.toFixed(1)} 分</span>` : '';
  return `<li><a href="/goodsdetail/${goods.id}">
<img src="${escapeHtml(goods.cover)}" alt="" width="300" height="200" loading="lazy">
<strong>${escapeHtml(goods.title)}</strong>
<span class="pre-soft">${escapeHtml(goods.subtitle)}</span>
<span class="pre-soft">${goods.deliver_days} 天交付 · ${revisions(goods.free_revisions)}</span>
<span class="pre-cost">${priceText(goods, goods.price_fen)}${rating}</span>
</a></li>`;
}
