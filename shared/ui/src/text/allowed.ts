/** What a text from an editor is made of; whatever else was written is gone. */
export const allowed = {
  elements: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
    ...['code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'hr', 'span', 'div'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
    ...['input', 'video', 'source'],
  ],
  /** No name but those of headings, see {@link tidy}: names could stand in for parts of the page. */
  attributes: [
    ...[
      'id',
      'href',
      'src',
      'alt',
      'title',
      'width',
      'height',
      'style',
      'class',
      'colspan',
      'rowspan',
      'start',
    ],
    ...['type', 'checked', 'disabled', 'poster', 'data-href', 'data-w-e-type'],
  ],
};

/** What may be said of looks; nothing that leaves its place or loads something. */
const looks = [
  ...['color', 'background-color', 'font-size', 'font-family', 'line-height', 'text-indent', 'padding-left'],
  ...['text-align', 'width', 'height'],
];

/** Most that a paragraph may be moved in by, in em: more would leave its words no room on a phone. */
const mostIndent = 10;

/** What is moved in by looks: paragraphs; lists and quotes are by what they are. */
const indented = /^(?:P|H[1-6])$/;

/** Where there is no room for indents beside the place's own. */
const narrow = 'blockquote, ul, ol, td, th, [style*="padding-left"]';

/** Whether an indent leaves room, and the column; said in another unit than em and px, nobody knows. */
function isModest(indent: string, most: number): boolean {
  const [, number = '', unit] = /^(\d+(?:\.\d+)?)(em|px)$/.exec(indent) ?? [];
  return unit !== undefined && Number(number) <= (unit === 'em' ? most : most * 16);
}

function tidyIndents({ style, tagName, parentElement }: HTMLElement): void {
  const nested = Boolean(parentElement?.closest(narrow));
  for (const name of ['padding-left', 'text-indent']) {
    const indent = style.getPropertyValue(name);
    const most = nested ? 2 : mostIndent;
    if (!indented.test(tagName) || (nested && name === 'padding-left')) style.removeProperty(name);
    else if (indent && !isModest(indent, most)) style.setProperty(name, `${most}em`);
  }
}

function tidyLooks(element: HTMLElement): void {
  const { style } = element;
  for (const name of Array.from(style)) if (!looks.includes(name)) style.removeProperty(name);
  tidyIndents(element);
}

const isOwn = (address: string) => new URL(address, window.location.href).origin === window.location.origin;

const leads = (address: string) =>
  /^(?:https?|mailto):$/.test(new URL(address, window.location.href).protocol);

/** Keeps an address as long as it is one and may stand there. */
function tidyAddress(element: Element, name: string, fits: (address: string) => boolean): boolean {
  const address = element.getAttribute(name);
  if (address === null) return false;
  if (URL.canParse(address, window.location.href) && fits(address)) return true;
  element.removeAttribute(name);
  return false;
}

/** What the server calls the headings of an article, for its table of contents: `h-1`. */
const isHeadingName = ({ id, tagName }: Element) => /^H[23]$/.test(tagName) && /^h-\d{1,4}$/.test(id);

/**
 * What a cleaner leaves to us, in a document where nothing is loaded yet: pictures and films of this site alone, links
 * that lead somewhere, looks that stay in their place, names of headings alone.
 */
export function tidy(place: ParentNode): void {
  for (const named of place.querySelectorAll('[id]')) if (!isHeadingName(named)) named.removeAttribute('id');
  for (const element of place.querySelectorAll<HTMLElement>('[style]')) tidyLooks(element);
  for (const link of place.querySelectorAll('a, [data-href]')) {
    tidyAddress(link, 'href', leads);
    tidyAddress(link, 'data-href', leads);
  }
  for (const film of place.querySelectorAll('video')) tidyAddress(film, 'poster', isOwn);
  for (const shown of place.querySelectorAll('img, video[src], source'))
    if (!tidyAddress(shown, 'src', isOwn)) shown.remove();
  for (const input of place.querySelectorAll('input')) if (input.type !== 'checkbox') input.remove();
}
