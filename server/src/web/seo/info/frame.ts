import { infoPagesOf } from '@harbor/contract/info-pages';
import { escapeHtml } from '../../../http/escape-html';
import { breadcrumbLd, plainHead, type SeoHead, type SeoInput } from '../head';
import { infoStyles } from './styles';

/** Text with empty lines between its paragraphs, as HTML. */
export const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');

function navigation({ platform, path, hasPage }: SeoInput): string {
  const here = path.replace(/(?<!\/)\/+$/, '');
  const live = infoPagesOf(platform).filter((page) => hasPage(page.path));
  const items = live.map((page) => {
    const current = here === page.path || here.startsWith(`${page.path}/`) ? ' aria-current="page"' : '';
    return `<li><a href="${page.path}"${current}>${page.title}</a></li>`;
  });
  return `<nav class="pre-rail" aria-label="信息页面"><ul>${items.join('')}</ul></nav>`;
}

export interface InfoHead {
  /** Left out: that of the route. */
  title?: string;
  description: string;
  /** Escaped content of the page's main column. */
  html: string;
  type?: SeoHead['type'];
  /** Structured data beside the breadcrumb. */
  jsonLd?: object[];
  /** Steps between 首页 and the page. */
  crumbs?: { name: string; path: string }[];
}

/** An information page readable whole before any script: its text, and the way to the other ones. */
export function infoHead(input: SeoInput, page: InfoHead): SeoHead {
  const { publicUrl, path, platform } = input;
  const title = page.title ?? input.routeTitle;
  const rail = navigation(input);
  const main = `<div class="pre-main">${page.html}</div>`;
  return {
    ...plainHead(title),
    description: page.description.slice(0, 120),
    type: page.type ?? 'website',
    jsonLd: [
      ...(page.jsonLd ?? []),
      breadcrumbLd(publicUrl, [{ name: '首页', path: '/' }, ...(page.crumbs ?? []), { name: title, path }]),
    ],
    styles: infoStyles,
    html: `<div class="pre-info pre-${platform}" data-reflow>${platform === 'mobile' ? main + rail : rail + main}</div>`,
  };
}

/** The data of a call that the route names; undefined when it did not answer. */
export const answerOf = ({ queries }: SeoInput, key: string) => queries.find((query) => query.key === key);
