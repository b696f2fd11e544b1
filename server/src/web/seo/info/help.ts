import { type HelpArticle, helpList } from '@harbor/contract';
import { infoLeads } from '@harbor/contract/page-words';
import { promises } from '@harbor/contract/promises';
import { searchHelp } from '../../../areas/content/info/search-help';
import { escapeHtml } from '../../../http/escape-html';
import type { HasPage } from '../../live-pages';
import { plainHead, type SeoResolver } from '../head';
import { answerOf, infoHead, paragraphs } from './frame';

const linkOf = ({ link }: HelpArticle, hasPage: HasPage) =>
  link && hasPage(link.path) ? `<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a></p>` : '';

const item = (article: HelpArticle, hasPage: HasPage) =>
  `<li><details><summary>${escapeHtml(article.question)}</summary><div class="pre-answer">${paragraphs(article.answer)}${linkOf(article, hasPage)}</div></details></li>`;

const group = (hasPage: HasPage, title: string, description: string, articles: HelpArticle[], id = '') =>
  `<section${id && ` id="${id}"`} class="pre-panel pre-help"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(description)}</p><ul>${articles.map((article) => item(article, hasPage)).join('')}</ul></section>`;

const nothing = `<section class="pre-panel pre-help"><h2>没有找到相关问题</h2><p>换个说法试试，或<a href="/breadcrumb/7">提交反馈</a>，我们会在 ${promises.ticketHours} 小时内答复。</p></section>`;

/** `/breadcrumb/3`: every question, or with `?q=` those that fit; the form works without a script. */
export const help: SeoResolver = (input) => {
  const parsed = helpList.safeParse(answerOf(input, 'GET /help/list')?.data);
  if (!parsed.success) return plainHead(input.routeTitle);
  const { hasPage } = input;
  const asked = (input.search?.get('q') ?? '').trim().slice(0, 50);
  const found = asked ? searchHelp(asked) : [];
  const groups = asked
    ? found.length > 0
      ? group(hasPage, `“${asked}”的搜索结果`, `共 ${found.length} 个问题`, found)
      : nothing
    : parsed.data.categories
        .map(({ id, title, description, articles }) =>
          group(hasPage, title, description, articles, `help-${id}`),
        )
        .join('');
  const chips = parsed.data.categories.map(
    ({ id, title }) => `<li><a href="/breadcrumb/3#help-${id}">${escapeHtml(title)}</a></li>`,
  );
  const articles = parsed.data.categories.flatMap((category) => category.articles);
  return infoHead(input, {
    description:
      '账号登录、选购与付款、订单进度、退款售后、隐私安全：常见问题都有答案，没有找到可以联系客服。',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: articles.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
    html: `<div class="pre-panel"><h1>${escapeHtml(input.routeTitle)}</h1><p class="pre-soft">${infoLeads.help}</p><form class="pre-search" action="/breadcrumb/3" role="search"><input name="q" type="search" maxlength="50" aria-label="搜索问题" placeholder="例如：怎样申请退款" value="${escapeHtml(asked)}"><button>搜索</button></form><ul class="pre-chips">${chips.join('')}</ul></div>${groups}`,
  });
};
