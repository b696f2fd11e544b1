import { composed } from '@harbor/contract/composed';
import { withoutSteering } from '@harbor/contract/people-text';
import sanitize from 'sanitize-html';
import { uploadsPrefix } from '../../../base/media/image-store';
import { modestHeight, modestWidth, watchNesting, withRoom } from './layout';

/** Pictures that posts may show: uploads of this site, and the drawings of the demo data. */
const picturePath = new RegExp(
  `^(?:${uploadsPrefix}|/media/demo/forum/)[\\w-]+(?:/[\\w-]+)*\\.(?:webp|svg)$`,
);

const languages = [
  ...[
    'css',
    'html',
    'xml',
    'javascript',
    'typescript',
    'jsx',
    'go',
    'php',
    'c',
    'python',
    'java',
    'cpp',
    'csharp',
  ],
  ...[
    'vb',
    'visual-basic',
    'sql',
    'ruby',
    'swift',
    'bash',
    'lua',
    'groovy',
    'markdown',
    'text',
    'plaintext',
    'plain',
  ],
];

const colour =
  /^(?:#[0-9a-f]{3,8}|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d+)\s*)?\))$/i;
const em = /^\d{1,2}(?:\.\d+)?em$/;
const fonts = [
  '黑体',
  '仿宋',
  '楷体',
  '标楷体',
  '华文仿宋',
  '华文楷体',
  '宋体',
  '微软雅黑',
  'Arial',
  'Tahoma',
  'Verdana',
  'Times New Roman',
  'Courier New',
];
const font = new RegExp(`^["']?(?:${fonts.join('|')})["']?$`);

const looks = {
  color: [colour],
  'background-color': [colour],
  'font-size': [/^(?:[89]|[1-6]\d|7[0-2])px$/],
  'font-family': [font],
  'line-height': [/^(?:[1-3](?:\.\d{1,2})?)$/],
  'text-align': [/^(?:left|right|center|justify)$/],
};
/** Paragraphs are moved in by looks, lists and quotes by what they are. */
const indents = { 'text-indent': [em], 'padding-left': [em] };
const sized = { width: [modestWidth], height: [modestHeight] };

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const tags = [
  ...paragraphs,
  ...['br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
  ...['code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'img', 'hr', 'span', 'div', 'input'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'colgroup', 'col'],
];

/** What is no text wherever it stands: its content goes with it. */
const nothing = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'template',
  ],
  ...['math', 'svg', 'iframe', 'object', 'embed', 'title', 'video', 'audio', 'select'],
];

const empty = { tagName: '', attribs: {} };

/** What markup of one kind may lead to and show. */
export interface MarkupRules {
  /** The site whose pictures are its own. */
  publicUrl: string;
  /** Elements besides those of all markup. */
  more?: readonly string[];
  /** Elements that become others; `more` does not hold them. */
  instead?: Readonly<Record<string, string>>;
  /** Paths of pictures that may be shown. */
  pictures: RegExp;
  /** The attributes of a link as it may stand; null for none. */
  linkOf(href: string): Record<string, string> | null;
}

/** A link of what users wrote: inside the site as a path, outside with the marks of what users wrote. */
function linkOfPost(href: string, publicUrl: string): Record<string, string> | null {
  if (!URL.canParse(href, publicUrl)) return null;
  const url = new URL(href, publicUrl);
  if (url.protocol === 'mailto:') return { href: url.href, rel: 'nofollow noopener' };
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  if (url.host === new URL(publicUrl).host)
    return { href: url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash, rel: 'noopener' };
  return { href: url.href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' };
}

/** The path of a picture of this site, whether written as a path or with the site's own address. */
function pictureOf(src: string, { publicUrl, pictures }: MarkupRules): string | null {
  if (!URL.canParse(src, publicUrl)) return null;
  const url = new URL(src, publicUrl);
  if (url.host !== new URL(publicUrl).host || !pictures.test(url.pathname)) return null;
  return url.pathname;
}

/** Text between tags with its characters composed. One that begins with a stroke through the tag before it loses that. */
const ownText = (text: string) => composed(text).replace(/^\u0338+/, '');

/** A post of a member as it may be kept and shown, see {@link cleanMarkup}. */
export const cleanPost = (html: string, publicUrl: string): string =>
  cleanMarkup(html, { publicUrl, pictures: picturePath, linkOf: (href) => linkOfPost(href, publicUrl) });

/**
 * HTML of the editor as it may be kept and shown: its own tags, attributes and values, pictures of this site, links with
 * their marks. Whatever else was written is gone, nesting and widths stay within what a column has room for; cleaning
 * twice changes nothing.
 */
export function cleanMarkup(html: string, rules: MarkupRules): string {
  const { more = [], instead = {} } = rules;
  const nesting = watchNesting();
  const clean = sanitize(html, {
    allowedTags: [...tags, ...more],
    onOpenTag: nesting.open,
    onCloseTag: nesting.close,
    nonTextTags: nothing,
    nestingLimit: 60,
    textFilter: ownText,
    disallowedTagsMode: 'discard',
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'data-href', 'poster'],
    allowProtocolRelative: false,
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      code: ['class'],
      div: [{ name: 'data-w-e-type', multiple: false, values: ['todo'] }],
      input: ['type', 'checked', 'disabled'],
      th: ['colspan', 'rowspan', 'width'],
      td: ['colspan', 'rowspan', 'width'],
      col: ['width'],
      ol: ['start'],
    },
    allowedClasses: { code: languages.map((language) => `language-${language}`) },
    allowedStyles: {
      '*': looks,
      ...Object.fromEntries(paragraphs.map((tag) => [tag, indents])),
      img: sized,
      table: sized,
      td: sized,
      th: sized,
      col: sized,
    },
    transformTags: {
      // What lies too deep keeps its words and its line.
      '*': (tagName, { style, ...attribs }) => ({
        tagName: nesting.isTooDeep(tagName) ? 'div' : (instead[tagName] ?? tagName),
        attribs: style ? { ...attribs, style: withRoom(style) } : attribs,
      }),
      a: (_, { href = '' }) => {
        const link = rules.linkOf(href);
        return link ? { tagName: 'a', attribs: link } : { tagName: 'span', attribs: {} };
      },
      img: (_, attribs) => {
        const src = pictureOf(attribs.src ?? '', rules);
        if (!src) return empty;
        const { alt = '', style, width = '', height = '' } = attribs;
        return {
          tagName: 'img',
          attribs: {
            src,
            alt: alt.slice(0, 100),
            ...(style && { style }),
            ...(modestWidth.test(width) && { width }),
            ...(modestHeight.test(height) && { height }),
          },
        };
      },
      input: (_, { type, checked }) =>
        type === 'checkbox'
          ? {
              tagName: 'input',
              attribs: { type: 'checkbox', disabled: '', ...(checked !== undefined && { checked: '' }) },
            }
          : empty,
      td: cell('td'),
      th: cell('th'),
      col: (tagName, { width = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(modestWidth.test(width) && { width }) },
      }),
      // Numbers stand to the left of their list: long ones would reach out of the column.
      ol: (tagName, { start = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(/^\d{1,3}$/.test(start) && { start }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === '' || (tag === 'img' && !attribs.src),
  });
  // Attributes and what was written as numbers (`&#8238;`) are characters by now.
  return withoutSteering(clean);
}

/** Spans of a cell are small numbers, its width a length. */
function cell(tagName: 'td' | 'th') {
  return (_: string, { colspan, rowspan, width, style }: sanitize.Attributes) => ({
    tagName,
    attribs: {
      ...(colspan && /^\d{1,2}$/.test(colspan) && { colspan }),
      ...(rowspan && /^\d{1,2}$/.test(rowspan) && { rowspan }),
      ...(width && modestWidth.test(width) && { width }),
      ...(style && { style }),
    },
  });
}

/** The pictures of cleaned HTML, each once, in their order. */
export function picturesOf(cleaned: string): string[] {
  return [...new Set([...cleaned.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src))];
}

/** How many pictures stand in cleaned HTML. */
export const countPictures = (cleaned: string) => cleaned.match(/<img /g)?.length ?? 0;
