/** Characters that nobody sees: controls but for line breaks and tabs, zero-width signs and direction marks. */
const unseen = /(?![\n\r\t])\p{Cc}|(?!\u200d)\p{Cf}|[\u2028\u2029]/gu;

const script =
  /<(script|style|iframe|object|embed)\b[^>]*>[\s\S]*?<\/\1\s*>|<\/?(script|style|iframe|object|embed)\b[^>]*>?/gi;

/** What is kept of a text: trimmed, without scripts and characters that nobody sees. Everything else stays as typed. */
export function cleanText(text: string): string {
  let kept = text.replace(unseen, '').replace(/\r\n?/g, '\n');
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = kept.replace(script, '');
  }
  return kept.trim();
}

const compound = /\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}]|[\u{1f1e6}-\u{1f1ff}]/u;

/** How many characters people see: a composed sign counts once, blanks at the ends and unseen characters not at all. */
export function visibleLength(text: string): number {
  const seen = text.replace(unseen, '').trim();
  if (!compound.test(seen)) return [...seen].length;
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(seen)].length;
}

/** Whether there is an emoji in it. */
export const hasEmoji = (text: string): boolean =>
  /(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f\u20e3/u.test(text);
