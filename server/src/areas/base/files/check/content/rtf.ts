/** Objects, templates and data from elsewhere; a number may follow each word. */
const objects =
  /\\(?:objdata|objocx|objupdate|objautlink|objlink|objhtml|objclass|template|datafield|mailmerge)(?![a-z])|\\bin-?\d/i;

/** Characters by their number, and words of control and braces, which may stand anywhere in a code. */
const plain = (text: string) =>
  text
    .replace(/\\'([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[a-z]+-?\d* ?|[{}\r\n]/gi, '');

/** Fields that fetch what lies on another computer. */
const fetching =
  /\b(?:INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK)\s[^\n]{0,200}?(?:https?:|ftp:|file:|\\{2,4}\w|\/\/\w)/i;

/** What a text in RTF does beside showing itself: it holds objects, or its fields start programs or fetch something. */
export function rtfActs(text: string): 'objects' | 'fields' | undefined {
  if (objects.test(text)) return 'objects';
  if (/DDE(?:AUTO)?\b/i.test(text)) return 'fields';
  const codes = text.split(/\\fldinst(?![a-z])/i).slice(1);
  return codes.some((code) => {
    const said = plain((code.split(/\\fldrslt(?![a-z])/i)[0] ?? '').slice(0, 4096));
    return /^\s*"?DDE(?:AUTO)?\b/i.test(said) || fetching.test(said.slice(0, 512));
  })
    ? 'fields'
    : undefined;
}
