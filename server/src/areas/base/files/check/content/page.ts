/** What a page does by itself, wherever in it that stands: readers disagree on what is markup, so nothing is parsed. */
const acting =
  /<\s*(?:[\w-]+:)?script|[\s"'/]on\w+\s*=|<\s*(?:[\w-]+:)?(?:iframe|object|embed|form|foreignobject)|http-equiv\s*=\s*(?:["']\s*)?(?:refresh|&)|<!ENTITY|<\?xml-stylesheet[^<>]*xsl/i;

/** Addresses that are programs, as browsers read them: without blanks and controls. */
const programs = /(?:java|vb|live)script:/i;

const named: Record<string, string> = { colon: ':', tab: '', newline: '', sol: '/' };

/** A text with its signs by number or name written out, and without blanks and controls. */
function readAddresses(text: string): string {
  const plain = text
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
      return code < 0x10000 ? String.fromCharCode(code) : '';
    })
    .replace(/&(colon|tab|newline|sol);/gi, (_, name: string) => named[name.toLowerCase()] ?? '');
  return plain.replace(/[\p{Cc}\s]+/gu, '');
}

/** What the bytes of a page may say: in single bytes, or in pairs in either order. */
function readings(content: Buffer): string[] {
  if (!content.includes(0)) return [content.toString('latin1')];
  const pairs = content.subarray(0, content.length - (content.length % 2));
  return [
    content.toString('latin1'),
    pairs.toString('utf16le'),
    Buffer.from(pairs).swap16().toString('utf16le'),
  ];
}

/** Whether a page, a picture of markup or another text of markup acts when a browser opens it. */
export const pageActs = (content: Buffer): boolean =>
  readings(content).some((text) => acting.test(text) || programs.test(readAddresses(text)));

/** Whether a browser takes some of a text of markup for a page, or makes one of it. */
export const holdsPage = (content: Buffer): boolean =>
  readings(content).some((text) => /1999\/xhtml|2000\/svg|<\?xml-stylesheet/i.test(text));
