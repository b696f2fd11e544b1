import { clause, infoText } from '@harbor/contract';
import { escapeHtml } from '../../../http/escape-html';
import { plainHead, type SeoResolver } from '../head';
import { answerOf, infoHead } from './frame';

interface Section {
  heading: string;
  paragraphs: string[];
}

const sections = (all: Section[]) =>
  all
    .map(
      ({ heading, paragraphs }) =>
        `<section><h2>${escapeHtml(heading)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`,
    )
    .join('');

const text =
  (key: string): SeoResolver =>
  (input) => {
    const parsed = infoText.safeParse(answerOf(input, key)?.data);
    if (!parsed.success) return plainHead(input.routeTitle);
    const { title, lead, updated_at, sections: all } = parsed.data;
    return infoHead(input, {
      title,
      description: lead,
      type: 'article',
      html: `<article class="pre-sheet"><h1>${escapeHtml(title)}</h1><p class="pre-lead">${escapeHtml(lead)}</p><p class="pre-date">更新于 ${escapeHtml(updated_at)}</p>${sections(all)}</article>`,
    });
  };

/** `/breadcrumb/1`. */
export const disclaimer = text('GET /info/disclaimer');
/** `/breadcrumb/5`. */
export const about = text('GET /info/about');

/** `/breadcrumb/6`: the privacy policy in force, with the way to its older versions. */
export const privacy: SeoResolver = (input) => {
  const parsed = clause.safeParse(answerOf(input, 'GET /clause/:id')?.data);
  if (!parsed.success) return plainHead(input.routeTitle);
  const { id, title, version, effective_at, sections: all, versions } = parsed.data;
  const history = versions.map(
    (one) =>
      `<li><a href="/clause/${id}?version=${encodeURIComponent(one.version)}">${escapeHtml(one.version)}</a> ${one.effective_at.slice(0, 10)} ${escapeHtml(one.change)}</li>`,
  );
  return infoHead(input, {
    description: `学术港隐私政策，版本 ${version}：我们收集什么、为什么、保存多久，以及您的权利。`,
    type: 'article',
    html: `<article class="pre-sheet"><h1>${escapeHtml(title)}</h1><p class="pre-lead">版本 ${escapeHtml(version)} · ${effective_at.slice(0, 10)} 起生效</p>${sections(all)}<section><h2>版本记录</h2><ul>${history.join('')}</ul></section></article>`,
  });
};
