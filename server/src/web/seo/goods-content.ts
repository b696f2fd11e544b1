import type { GoodsDetail, Platform } from '@harbor/contract';
import { listPath } from '@harbor/contract/goods-filters';
import { escapeHtml } from '../../http/escape-html';
import { priceText, revisions } from './goods-card';
import { plainText } from './plain-text';

const section = (title: string, html: string) => (html ? `<section><h2>${title}</h2>${html}</section>` : '');

const list = (title: string, items: string[]) =>
  section(
    title,
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '',
  );

const pairs = (title: string, items: [string, string][]) =>
  section(
    title,
    items.length > 0
      ? `<dl>${items.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`
      : '',
  );

function specs(service: GoodsDetail): string {
  const rows = service.specs.map(
    (spec) =>
      `<li><strong>${escapeHtml(spec.name)}</strong> <span class="pre-cost">${priceText(service, spec.price_fen)}</span> ${escapeHtml(spec.description)} · ${spec.days} 天 · ${revisions(spec.revisions)}${spec.stock === 0 ? ' · 已售罄' : ''}</li>`,
  );
  return section('规格', `<ul>${rows.join('')}</ul>`);
}

function related(service: GoodsDetail): string {
  const links = service.related.map(
    ({ id, title }) => `<li><a href="/goodsdetail/${id}">${escapeHtml(title)}</a></li>`,
  );
  return section('常一起选择', links.length > 0 ? `<ul>${links.join('')}</ul>` : '');
}

const offShelf = ({ category_id, category_title }: GoodsDetail) =>
  `<p><strong>已下架</strong>：说明仍可查看，已购买的订单不受影响。<a href="${listPath({ category: category_id })}">看看其他${escapeHtml(category_title)}服务</a></p>`;

/**
 * A service as readable HTML, whole: the same facts, in the same places and sizes as the page's own frame, so that
 * nothing jumps when the page takes over.
 */
export function goodsContent(service: GoodsDetail, platform: Platform): string {
  const tags = service.tags.map((tag) => `<i>${escapeHtml(tag)}</i>`).join('');
  const texts = plainText(service.detail_html).map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<article class="pre-goods pre-${platform}">
<div class="pre-head">
<img src="${escapeHtml(service.cover)}" alt="${escapeHtml(service.title)}" width="600" height="400">
<div class="pre-facts">
<h1>${escapeHtml(service.title)}</h1>
<p>${escapeHtml(service.subtitle)}</p>
<p class="pre-price">${priceText(service, service.price_fen)}</p>
<p class="pre-tags">${tags}</p>
<p>${service.deliver_days} 天交付 · ${revisions(service.free_revisions)}</p>
${service.status === 2 ? offShelf(service) : ''}
</div>
</div>
<div class="pre-body">
${specs(service)}
${list('适合谁', service.suitable_for)}
${section('服务说明', texts.join(''))}
${pairs(
  '流程',
  service.steps.map(({ title, description }) => [title, description]),
)}
${list('包含', service.included)}
${list('不包含', service.not_included)}
${pairs(
  '退款规则',
  service.refund_rules.map(({ stage, rule }) => [stage, rule]),
)}
${pairs(
  '常见问题',
  service.faq.map(({ question, answer }) => [question, answer]),
)}
${related(service)}
</div>
</article>`;
}
