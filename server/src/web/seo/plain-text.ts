const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** The paragraphs of somebody's markup as plain text, which the caller has to escape: no markup of theirs survives. */
export function plainText(html: string): string[] {
  return html
    .split(/<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|br)\b[^<>]*>/i)
    .map((part) =>
      part
        .replace(/<[^<>]*>/g, '')
        .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (whole, name: string) => entities[name] ?? whole)
        .trim(),
    )
    .filter(Boolean);
}
