const blockEnd = /<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|pre|blockquote|div)>|<hr\s*\/?>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What can be read of cleaned HTML: its blocks as lines, cells apart, without markup. Only for what `cleanPost` gave. */
export function textOf(cleaned: string): string {
  return cleaned
    .replace(/<\/t[dh]>/g, ' ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** The beginning of a text on one line. */
export function excerptOf(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
}
