import type { PageSnapshot } from '@harbor/contract';
import { escapeHtml } from '../http/escape-html';
import type { DrawnPage } from './drawing/draw';
import { fileTags } from './file-tags';
import { firstPaintStyles, holdBelow } from './first-paint';
import { firstScript } from './first-script';
import { frameStyles, undrawnStyles } from './frame-styles';
import type { PageFiles } from './preload';
import { type SeoHead, withoutSuffix } from './seo/head';

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
  /** Everybody may see the page, and so may search engines unless there is nothing at its address. */
  open: boolean;
  missing: boolean;
  /** The page draws its own top: no room is kept for the navigation bar. */
  openTop: boolean;
  /** The page as its own code draws it; undefined where the browser has to. */
  drawn: DrawnPage | undefined;
}

function metaTags({ head, canonical, open, missing }: PageHtml): string[] {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    open && !missing
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="${head.type}">`,
    `<meta property="og:site_name" content="学术港">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    ...(head.image ? [`<meta property="og:image" content="${escapeHtml(head.image)}">`] : []),
    ...(head.metas ?? []).map(([name, said]) => `<meta name="${name}" content="${escapeHtml(said)}">`),
    ...(head.feeds ?? []).map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
    ),
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ];
}

function whyUndrawn({ open, missing }: PageHtml): string {
  if (missing) return '它可能已被删除，或者地址有误。';
  if (open) return '这个页面刚才没有准备好，请稍后重新加载。启用浏览器的 JavaScript 后也可以继续查看。';
  return '这个页面需要 JavaScript，请在浏览器中启用后重新加载。';
}

/** What stands in the page until it is drawn: the header's place, and for a browser without scripts all that there is. */
function undrawnBody(page: PageHtml): string {
  const { head } = page;
  const reason = whyUndrawn(page);
  return `<div id="harbor-frame"><noscript><a class="undrawn-home" href="/">学术港</a><main class="undrawn"><h1>${escapeHtml(withoutSuffix(head.title))}</h1><p>${reason}</p><a href="">重新加载</a></main></noscript></div>`;
}

const drawnNotes =
  '<noscript><p class="trouble">请启用浏览器的 JavaScript 后使用学术港的全部功能。</p></noscript>';

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

/** The one HTML of a page view: the page as it was drawn, or its place until the browser has drawn it. */
export function renderHtml(page: PageHtml): string {
  const { snapshot, nonce, drawn } = page;
  const viewport =
    snapshot.platform === 'mobile'
      ? 'width=device-width, initial-scale=1, viewport-fit=cover'
      : // Only a phone that was sent here on its owner's wish reads it: it shows the whole width, shrunk.
        'width=1280';
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
${drawn ? `<script nonce="${nonce}">${holdBelow}</script>` : first}
${metaTags(page).join('\n')}
<link rel="icon" type="image/svg+xml" href="/brand/logo-mark.svg">
${libraryStyles(page)}
<style nonce="${nonce}">${frameStyles}${drawn ? firstPaintStyles : undrawnStyles}</style>
${tags.head.join('\n')}
${drawnSheets(page)}
</head>
<body>
<div id="harbor-trouble" class="trouble" role="alert" hidden>页面没有完整加载${drawn ? '，下面的内容仍可阅读' : ''}。<a href="">重新加载</a></div>
${drawn ? '' : undrawnBody(page)}
<div id="harbor-root">${drawn?.html ?? ''}</div>
${[...(drawn ? [drawnNotes] : []), ...tags.behind, ...(drawn ? [first] : []), ...tags.end].join('\n')}
</body>
</html>
`;
}
