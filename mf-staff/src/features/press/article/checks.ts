import type { PressDocument } from '@harbor/contract';
import { missingOf } from '@harbor/contract/press-missing';
import { linksOf, picturesOf } from './markup';
import type { Problems } from './useArticle';

/** One point of the list before publishing. */
export interface Check {
  /** Without it nothing goes out; better mended; in order. */
  kind: 'lack' | 'hint' | 'fine';
  text: string;
  /** Where it is mended: a field, or a picture of the text by its place from 0. */
  field?: string;
  picture?: number;
}

/** Pages of this site that readers cannot open. */
const closed = /^(?:https?:\/\/[^/]+)?\/(?:staff|academic\/preview)(?:\/|\?|$)/i;

const outside = (href: string, origin: string): boolean =>
  /^https?:\/\//i.test(href) && URL.canParse(href) && new URL(href).origin !== origin;

function picturesChecked(html: string): Check[] {
  const pictures = picturesOf(html);
  const nameless = pictures.flatMap(({ alt }, at) => (alt === '' ? [at] : []));
  if (nameless.length > 0)
    return nameless.map((at) => ({ kind: 'hint', text: `第 ${at + 1} 张图缺替代文字`, picture: at }));
  return pictures.length > 0 ? [{ kind: 'fine', text: `${pictures.length} 张图都有替代文字` }] : [];
}

function linksChecked(html: string, origin: string): Check[] {
  const links = linksOf(html);
  const hints = links.flatMap(({ href, words }): Check[] => {
    if (closed.test(href) && !outside(href, origin))
      return [{ kind: 'hint', text: `“${words}”的链接只有团队能打开`, field: 'content' }];
    return words === '' ? [{ kind: 'hint', text: `链接 ${href} 没有文字`, field: 'content' }] : [];
  });
  const away = links.filter(({ href }) => outside(href, origin)).length;
  return [
    ...hints,
    ...(away > 0 ? [{ kind: 'fine' as const, text: `${away} 个站外链接，读者看到时带 nofollow` }] : []),
  ];
}

/**
 * What is looked at before an article goes out: what it lacks, what the server refused of it, pictures that say nothing to
 * who cannot see them, links. Pure.
 * @param letters that can be seen in its text
 * @param problems of the last saving
 * @param origin of the site
 */
export function checksOf(form: PressDocument, letters: number, problems: Problems, origin: string): Check[] {
  const missing = missingOf(form, letters);
  const refused = Object.entries(problems).filter(([field]) => !missing.some((one) => one.field === field));
  const lacks: Check[] = [
    ...missing.map(({ field, text }) => ({ kind: 'lack' as const, field, text })),
    ...refused.map(([field, text]) => ({ kind: 'lack' as const, field, text })),
  ];
  const sourced = !lacks.some(
    ({ field }) => field === 'source' || field === 'source_url' || field === 'author',
  );
  return [
    ...lacks,
    ...(sourced ? [{ kind: 'fine' as const, text: '来源与作者已写' }] : []),
    ...(refused.length === 0 ? [{ kind: 'fine' as const, text: '用词规则没有提醒' }] : []),
    ...picturesChecked(form.content),
    ...linksChecked(form.content, origin),
  ];
}
