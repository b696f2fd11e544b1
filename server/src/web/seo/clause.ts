import { clause as clauseSchema } from '@harbor/contract';
import { escapeHtml } from '../../http/escape-html';
import { breadcrumbLd, plainHead, type SeoResolver } from './head';

/** An agreement, readable whole before any script runs. */
export const clause: SeoResolver = ({ publicUrl, path, platform, queries, routeTitle }) => {
  const answer = queries.find(({ key }) => key === 'GET /clause/:id');
  const parsed = clauseSchema.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '协议不存在' : routeTitle);
  const { title, version, effective_at, sections } = parsed.data;
  const body = sections.map(
    ({ heading, paragraphs }) =>
      `<section><h2>${escapeHtml(heading)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`,
  );
  return {
    ...plainHead(title),
    description: `${title}，版本 ${version}，${effective_at.slice(0, 10)} 起生效。`,
    type: 'article',
    jsonLd: [
      breadcrumbLd(publicUrl, [
        { name: '首页', path: '/' },
        { name: title, path },
      ]),
    ],
    html: `<article class="pre-clause pre-${platform}" data-reflow><h1>${escapeHtml(title)}</h1><p class="pre-meta">版本 ${escapeHtml(version)} · ${effective_at.slice(0, 10)} 起生效</p>${body.join('')}</article>`,
  };
};
