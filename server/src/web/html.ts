import type { PageSnapshot } from '@harbor/contract';
import { infoPagesOf } from '@harbor/contract/info-pages';
import { escapeHtml } from '../http/escape-html';
import type { DrawnPage } from './drawing/draw';
import { fileTags } from './file-tags';
import { firstScript } from './first-script';
import { frameStyles } from './frame-styles';
import type { HasPage } from './live-pages';
import type { PageFiles } from './preload';
import type { SeoHead } from './seo/head';

/** JSON as it may stand inside a script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Everything that one page view is made of. */
export interface PageHtml {
  snapshot: PageSnapshot;
  files: PageFiles;
  /** The word under which the page's policy lets scripts and styles in. */
  nonce: string;
  /** The `integrity` attribute of one of the files; undefined where it cannot be checked. */
  integrityOf: (address: string) => string | undefined;
  head: SeoHead;
  /** Address of the page itself and of its twin on the other platform. */
  canonical: string;
  noindex: boolean;
  /** The page draws its own top: no room is kept for the navigation bar. */
  openTop: boolean;
  /** The page as its own code draws it; undefined where the browser has to. */
  drawn: DrawnPage | undefined;
  /** Asked before the foot links to a page. */
  hasPage: HasPage;
}

function metaTags({ head, canonical, noindex }: PageHtml): string[] {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:type" content="${head.type}">`,
    `<meta property="og:site_name" content="学术港">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    ...(head.image ? [`<meta property="og:image" content="${escapeHtml(head.image)}">`] : []),
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ];
}

/** The foot of a page whose scripts do not run: the information pages, and the numbers that the law wants to be seen. */
function plainFoot({ snapshot, hasPage }: PageHtml): string {
  const { copyright, icp, police, licence, regions } = snapshot.settings;
  const pages = infoPagesOf(snapshot.platform)
    .filter(({ path }) => hasPage(path))
    .map(({ path, title }) => `<a href="${path}">${title}</a>`);
  const filing = icp ? `<a href="https://beian.miit.gov.cn/">${escapeHtml(icp)}</a>` : '';
  const source = regions
    ? `<a href="${escapeHtml(regions.url)}">IP属地数据：${escapeHtml(regions.name)}</a>`
    : '';
  const others = [police, licence]
    .filter((text) => text)
    .map((text) => `<span>${escapeHtml(text ?? '')}</span>`);
  return `<footer class="plain-foot"><p><a href="/">首页</a>${pages.join('')}</p><p><span>${escapeHtml(copyright)}</span>${filing}${others.join('')}${source}</p></footer>`;
}

/** Styles that the component library made for what was drawn: before all others, which win, as they do in browsers. */
const libraryStyles = ({ drawn, nonce }: PageHtml) =>
  drawn?.styles.replace(/<style /g, `<style nonce="${nonce}" `) ?? '';

/** The sheets of what was drawn, none of which is waited for. */
function drawnSheets({ drawn, nonce }: PageHtml): string {
  const sheets = drawn?.sheets.map(
    ({ address, source }) =>
      `<style nonce="${nonce}" data-sheet="${escapeHtml(address)}">${source.replace(/<\//g, '<\\/')}</style>`,
  );
  return sheets?.join('') ?? '';
}

/**
 * The one HTML of a page view. `#harbor-content` holds what people can read before any script has run; the shell moves
 * it into its main area and the page takes it away with its first commit that has data.
 */
export function renderHtml(page: PageHtml): string {
  const { snapshot, head, nonce } = page;
  const viewport =
    snapshot.platform === 'mobile'
      ? 'width=device-width, initial-scale=1, viewport-fit=cover'
      : // Only a phone that was sent here on its owner's wish reads it: it shows the whole width, shrunk.
        'width=1280';
  const content = head.html && !page.drawn ? `<div id="harbor-content">${head.html}</div>` : '';
  const first = `<script nonce="${nonce}">window.__HARBOR__=${scriptJson(snapshot)};
${firstScript}</script>`;
  const tags = fileTags(page);
  return `<!doctype html>
<html lang="zh-CN" data-platform="${snapshot.platform}"${page.openTop ? ' data-open-top' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<meta name="theme-color" content="#1f4fd8">
<meta name="format-detection" content="telephone=no">
${page.drawn ? '' : first}
${metaTags(page).join('\n')}
<link rel="icon" type="image/svg+xml" href="/brand/logo-mark.svg">
${libraryStyles(page)}
<style nonce="${nonce}">${frameStyles}${head.styles ?? ''}</style>
${tags.head.join('\n')}
${drawnSheets(page)}
<noscript><style nonce="${nonce}">#harbor-frame:before{content:"学术港"!important;padding:0 max(16px,calc(50% - 600px));font-size:20px;font-weight:600;line-height:64px;color:#1f4fd8}[data-platform=mobile] #harbor-frame:before{line-height:48px}</style></noscript>
</head>
<body>
<div id="harbor-trouble" class="trouble" role="alert" hidden>页面没有完整加载，下面的内容仍可阅读。<a href="">重新加载</a></div>
${page.drawn ? '' : `<div id="harbor-frame">${content}</div>`}
<div id="harbor-root">${page.drawn?.html ?? ''}</div>
<noscript><p class="trouble">请启用浏览器的 JavaScript 后使用学术港的全部功能。</p>${page.drawn ? '' : plainFoot(page)}</noscript>
${page.drawn ? first : ''}
${tags.end.join('\n')}
</body>
</html>
`;
}
