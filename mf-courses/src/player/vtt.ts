/** One block of a WebVTT file: from when to when, in seconds, and what stands there. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const arrow = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** `01:02:03.500` in seconds. */
function secondsOf(stamp: string): number {
  return stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Captions carry little markup: voices, italics, times within a line. What is read and searched is the words. */
const plain = (line: string) =>
  line
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** Reads a WebVTT file; blocks that are none (notes, styles, broken times) are passed over. */
export function parseVtt(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block): Cue[] => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => arrow.test(line));
    const [, from, to] = arrow.exec(lines[at] ?? '') ?? [];
    if (!from || !to) return [];
    const text = lines
      .slice(at + 1)
      .map(plain)
      .join('\n')
      .trim();
    const cue = { from: secondsOf(from), to: secondsOf(to), text };
    return text && cue.to > cue.from ? [cue] : [];
  });
}

/** The block at a second; undefined between two. */
export const cueAt = (cues: readonly Cue[], second: number): Cue | undefined =>
  cues.find(({ from, to }) => second >= from && second < to);

/** Those blocks whose words have the one looked for, whatever its case and width. */
export function searchCues(cues: readonly Cue[], word: string): Cue[] {
  const wanted = word.normalize('NFKC').trim().toLowerCase();
  if (!wanted) return [...cues];
  return cues.filter(({ text }) => text.normalize('NFKC').toLowerCase().includes(wanted));
}

/** A small picture of the lesson at a second, as a piece of a large one. */
export interface Thumb {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The preview of a second, from `sprite.vtt`: its blocks are addresses with `#xywh=`. @param base address of the file */
export function thumbAt(cues: readonly Cue[], second: number, base: string): Thumb | undefined {
  const cue = cueAt(cues, second) ?? (second >= (cues.at(-1)?.to ?? 0) ? cues.at(-1) : undefined);
  const [, file, x, y, width, height] =
    /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/.exec(cue?.text ?? '') ?? [];
  if (file === undefined) return undefined;
  const src = new URL(file, new URL(base, window.location.origin)).href;
  return { src, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}
