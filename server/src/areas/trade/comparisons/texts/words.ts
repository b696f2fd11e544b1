import type { Pause } from './align';
import { diffInTurns } from './diff';

/** A piece of a paragraph: −1 taken away, 0 kept, 1 added. */
export interface Part {
  op: -1 | 0 | 1;
  text: string;
}

/** Chinese words from ICU's dictionary, Latin words, and every other character by itself. */
const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** Characters that are parted into words in one turn. */
const turnOfWords = 4000;

export async function wordsOf(text: string, pause: Pause): Promise<string[]> {
  const words: string[] = [];
  for (let from = 0; from < text.length; from += turnOfWords) {
    await pause();
    for (const { segment } of segmenter.segment(text.slice(from, from + turnOfWords))) words.push(segment);
  }
  return words;
}

function join(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.op === part.op) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** A blank that stayed between two changes only breaks them into pieces that are harder to read. */
function closeGaps(parts: Part[]): Part[] {
  const closed = parts.flatMap((part, at): Part[] => {
    const between = at > 0 && at < parts.length - 1;
    return part.op === 0 && between && part.text.trim() === ''
      ? [
          { op: -1, text: part.text },
          { op: 1, text: part.text },
        ]
      : [part];
  });
  // Of neighbouring changes first everything that went, then everything that came.
  const ordered: Part[] = [];
  let gone = '';
  let came = '';
  const flush = () => {
    ordered.push({ op: -1, text: gone }, { op: 1, text: came });
    gone = '';
    came = '';
  };
  for (const part of closed) {
    if (part.op === -1) gone += part.text;
    else if (part.op === 1) came += part.text;
    else {
      flush();
      ordered.push(part);
    }
  }
  flush();
  return ordered;
}

/**
 * What changed from one paragraph to another, word by word.
 * @param timeout ms after which the whole is shown as replaced
 */
export async function changedParts(
  left: string,
  right: string,
  timeout: number,
  pause: Pause,
): Promise<Part[]> {
  const changes = await diffInTurns(await wordsOf(left, pause), await wordsOf(right, pause), timeout);
  if (!changes)
    return [
      { op: -1, text: left },
      { op: 1, text: right },
    ];
  return join(
    closeGaps(
      changes.map(({ added, removed, value }) => ({
        op: added ? 1 : removed ? -1 : 0,
        text: value.join(''),
      })),
    ),
  );
}
