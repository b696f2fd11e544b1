import type { GoodsDetail, Platform } from '@harbor/contract';
import { escapeHtml } from '../html';

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\.00$/, '')}`;

function price(service: GoodsDetail): string {
  if (service.price_mode === 3) return '<b>待报价</b>';
  return `<b>${yuan(service.price_fen)}</b><span>/${escapeHtml(service.unit)}</span>`;
}

const list = (title: string, items: string[]) =>
  items.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></section>`;

/**
 * A service as readable HTML: the same facts, in the same places and sizes as the page's own frame, so that nothing
 * jumps when the page takes over.
 */
export function goodsContent(service: GoodsDetail, platform: Platform): string {
  const tags = service.tags.map((tag) => `<i>${escapeHtml(tag)}</i>`).join('');
  return `<article class="pre-goods pre-${platform}">
<div class="pre-head">
<img src="${escapeHtml(service.cover)}" alt="${escapeHtml(service.title)}" width="600" height="400">
<div class="pre-facts">
<h1>${escapeHtml(service.title)}</h1>
<p>${escapeHtml(service.subtitle)}</p>
<p class="pre-price">${price(service)}</p>
<p class="pre-tags">${tags}</p>
<p>${service.deliver_days} 天交付 · 免费修改 ${service.free_revisions} 次</p>
</div>
</div>
<div class="pre-body">
${list('适合谁', service.suitable_for)}
${list('包含', service.included)}
${list('不包含', service.not_included)}
</div>
</article>`;
}
