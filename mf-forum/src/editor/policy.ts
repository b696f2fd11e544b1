/** What a post may be made of; the server holds it against the same list: neither films nor frames. */
export const postMarkup = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'div', 'span', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'img', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'colgroup', 'col', '#text'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'style', 'class', 'type', 'checked', 'disabled'],
    ...['colspan', 'rowspan', 'data-href', 'data-w-e-type', 'data-w-e-is-void', 'data-indent-level'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const number = '\\d{1,4}(?:\\.\\d{1,3})?';
const colour = /^(?:#[\da-f]{3,8}|rgba?\([\d., %]{5,40}\))$/i;
const length = new RegExp(`^(?:auto|${number}(?:px|%|em)?)$`);

/** Whether a width or height may stand: none is negative. */
export const isLength = (size: string) => length.test(size.trim());

/** Values that styles may have; every other style goes. */
export const styleValues: Record<string, RegExp> = {
  color: colour,
  'background-color': colour,
  'font-size': /^(?:[89]|[1-6]\d|7[0-2])px$/,
  'font-family': /^[\w\s"',一-龥-]{1,60}$/,
  'line-height': /^[1-3](?:\.\d{1,2})?$/,
  'text-indent': /^\d{1,2}em$/,
  'padding-left': /^\d{1,2}(?:em|px)$/,
  'text-align': /^(?:left|right|center|justify)$/,
  width: length,
  height: length,
};

/** Addresses that a link may have: typed in the dialog, or pasted. */
export function isSafeLink(address: string): boolean {
  // Browsers read over white space and control characters inside a scheme.
  if (/[\p{Cc} "'<>`\\]/u.test(address)) return false;
  return /^(?:https?:\/\/[^/]|mailto:[^@]+@|\/(?!\/))/i.test(address);
}

/** Pictures come from this site alone: elsewhere they vanish, and tell of the readers. */
export function isOwnPicture(address: string): boolean {
  return isSafeLink(address) && new URL(address, window.location.href).origin === window.location.origin;
}
