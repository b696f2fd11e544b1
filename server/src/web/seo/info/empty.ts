import { nothingHere } from '@harbor/contract/page-words';
import { escapeHtml } from '../../../http/escape-html';
import type { SeoResolver } from '../head';
import { infoHead } from './frame';

/** `/empty`. */
export const empty: SeoResolver = (input) =>
  infoHead(input, {
    description: `${nothingHere.title}，${nothingHere.description}。`,
    html: `<div class="pre-panel"><h1>${escapeHtml(input.routeTitle)}</h1><p>${nothingHere.title}</p><p class="pre-soft">${nothingHere.description}</p><p><a href="/">返回首页</a> <a href="/breadcrumb/3">去帮助中心</a></p></div>`,
  });
