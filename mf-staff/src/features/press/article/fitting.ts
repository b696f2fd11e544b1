/** How a length suits what search engines show of it. */
export interface Fitting {
  words: string;
  good: boolean;
  /** How full its bar is, 0 to 1. */
  share: number;
}

/** Characters that are surely shown. */
export const titleRoom = { least: 10, most: 36 };
/** The site writes so many into its pages (product.md 9). */
export const descRoom = { least: 50, most: 80 };

/** What a title or a description of so many characters comes to. Pure. */
export function fittingOf(letters: number, { least, most }: { least: number; most: number }): Fitting {
  const share = Math.min(1, letters / most);
  if (letters === 0) return { words: '还没有写', good: false, share };
  if (letters > most) return { words: `${letters} 字，${most} 字以后可能不显示`, good: false, share };
  if (letters < least) return { words: `${letters} 字，可到 ${most}`, good: false, share };
  return { words: `${letters} 字，合适`, good: true, share };
}

/** Words that somebody parted by commas, blanks or 、, each once. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
