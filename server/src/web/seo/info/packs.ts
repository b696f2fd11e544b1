import { api } from '@harbor/contract';
import { infoLeads } from '@harbor/contract/page-words';
import { escapeHtml } from '../../../http/escape-html';
import { plainHead, type SeoResolver } from '../head';
import { answerOf, infoHead } from './frame';

/** `/breadcrumb/8`: what the packs hold; the files themselves are for members. */
export const packs: SeoResolver = (input) => {
  const parsed = api['GET /info/packs'].data.safeParse(answerOf(input, 'GET /info/packs')?.data);
  if (!parsed.success) return plainHead(input.routeTitle);
  const items = parsed.data.data.map(
    ({ title, summary, suits, files }) =>
      `<section class="pre-panel pre-help"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(summary)}</p><p>适合：${escapeHtml(suits)}</p><ul>${files.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('')}</ul></section>`,
  );
  return infoHead(input, {
    description: '选题、文献、投稿与数据管理的模板和清单，登录后免费领取。',
    html: `<div class="pre-panel"><h1>${escapeHtml(input.routeTitle)}</h1><p class="pre-soft">${infoLeads.packs}</p></div>${items.join('')}`,
  });
};
