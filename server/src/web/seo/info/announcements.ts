import { announcement, paged } from '@harbor/contract';
import { infoLeads } from '@harbor/contract/page-words';
import { escapeHtml } from '../../../http/escape-html';
import { plainHead, type SeoResolver } from '../head';
import { answerOf, infoHead, paragraphs } from './frame';

const page = paged(announcement);

const most = 90;

function summaryOf(body: string): string {
  const text = body.replace(/\s+/g, ' ');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** `/breadcrumb/2`: the latest announcements. */
export const announcements: SeoResolver = (input) => {
  const parsed = page.safeParse(answerOf(input, 'GET /announcement/list')?.data);
  if (!parsed.success) return plainHead(input.routeTitle);
  const items = parsed.data.data.map(
    ({ id, title, body, starts_at }) =>
      `<li><h2><a href="/breadcrumb/2/${id}">${escapeHtml(title)}</a></h2><p>${escapeHtml(summaryOf(body))}</p><time datetime="${escapeHtml(starts_at)}">${starts_at.slice(0, 10)}</time></li>`,
  );
  return infoHead(input, {
    description: `学术港的${infoLeads.announcements}`,
    html: `<div class="pre-panel"><h1>${escapeHtml(input.routeTitle)}</h1><p class="pre-soft">${infoLeads.announcements}</p></div><div class="pre-panel pre-list pre-news"><ul>${items.join('') || '<li>暂时没有公告</li>'}</ul></div>`,
  });
};

/** `/breadcrumb/2/:id`: one announcement. */
export const announcementPage: SeoResolver = (input) => {
  const answer = answerOf(input, 'GET /announcement/detail/:id');
  const parsed = announcement.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '公告不存在' : input.routeTitle);
  const { title, body, link, starts_at } = parsed.data;
  return infoHead(input, {
    title,
    description: body.replace(/\s+/g, ' '),
    type: 'article',
    crumbs: [{ name: '网站公告', path: '/breadcrumb/2' }],
    html: `<article class="pre-sheet"><h1>${escapeHtml(title)}</h1><p class="pre-date">${starts_at.slice(0, 10)}</p><div class="pre-text">${paragraphs(body)}</div>${link && input.hasPage(link) ? `<p><a href="${escapeHtml(link)}">前往查看</a></p>` : ''}</article>`,
  });
};
