/** A picture of a text. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** A link of a text. */
export interface TextLink {
  href: string;
  words: string;
}

const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const withoutTags = (html: string): string => decoded(html.replace(/<[^<>]*>/g, ''));

const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

const ends = /<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|pre|blockquote|div|figcaption)>|<hr\s*\/?>/g;

/**
 * What can be read of an article's markup, line by line, cells apart. Only for markup that the server or the editor has
 * cleaned: the lines are shown as text, and compared.
 */
export function linesOf(html: string): string[] {
  return withoutTags(html.replace(/<\/t[dh]>/g, ' ').replace(ends, '\n'))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The same with a line for each picture, so that a comparison shows those that came and went. */
export const comparableLines = (html: string): string[] =>
  linesOf(html.replace(/<img\b[^<>]*>/g, (tag) => `<br>【图】${attribute(tag, 'alt') || '无替代文字'}<br>`));

/** The pictures of a text in their order. */
export const picturesOf = (html: string): TextPicture[] =>
  [...html.matchAll(/<img\b[^<>]*>/g)].map(([tag]) => ({
    src: attribute(tag, 'src'),
    alt: attribute(tag, 'alt').trim(),
  }));

/** The links of a text in their order. */
export const linksOf = (html: string): TextLink[] =>
  [...html.matchAll(/<a\b([^<>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', inner = '']) => ({
    href: attribute(` ${tag}`, 'href'),
    words: withoutTags(inner).trim(),
  }));
