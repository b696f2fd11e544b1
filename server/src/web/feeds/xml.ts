const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML 1.0 document may hold, even written as a number; halves of characters too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand in XML, also inside an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(illegal, '').replace(/[&<>"']/g, (c) => escapes[c] ?? c);

/** An element with a text in it. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
