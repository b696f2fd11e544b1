/** Most levels of each kind that nest; what lies deeper stands there without its frame. */
const levels = { quote: 4, list: 6, table: 2 } as const;

/** Most that a paragraph may be moved in by, in em: on a phone more leaves its words no room. */
const mostIndent = 10;

type Kind = keyof typeof levels;

const framesOf: Record<string, Kind> = { blockquote: 'quote', ul: 'list', ol: 'list', table: 'table' };

/** Parts that are nothing without their frame. */
const partsOf: Record<string, Kind> = {
  li: 'list',
  ...{ thead: 'table', tbody: 'table', tr: 'table', th: 'table', td: 'table' },
};

/** Follows a parser through markup, and says of each tag whether it lies too deep. */
export interface Nesting {
  open(tag: string): void;
  close(tag: string): void;
  /** Whether the tag that was opened last stands deeper than its kind may. */
  isTooDeep(tag: string): boolean;
}

/** Begins to follow a parser; one for each text. */
export function watchNesting(): Nesting {
  const depth: Record<Kind, number> = { quote: 0, list: 0, table: 0 };
  const step = (tag: string, by: 1 | -1) => {
    const kind = framesOf[tag];
    if (kind) depth[kind] += by;
  };
  return {
    open: (tag) => step(tag, 1),
    close: (tag) => step(tag, -1),
    isTooDeep(tag) {
      const kind = framesOf[tag] ?? partsOf[tag];
      return kind !== undefined && depth[kind] > levels[kind];
    },
  };
}

/** Looks with indents that leave room for words. Other indents than those in em are taken away by who cleans. */
export const withRoom = (style: string): string =>
  style.replace(
    /((?:padding-left|text-indent)\s*:\s*)(\d+(?:\.\d+)?)em/gi,
    (_, name: string, em: string) => `${name}${Math.min(Number(em), mostIndent)}em`,
  );

/** A width that can be meant: within the column, or of a size that scrolling through makes sense for. */
export const modestWidth =
  /^(?:auto|(?:100|\d{1,2}(?:\.\d+)?)%|(?:1[01]\d{2}|1200|\d{1,3})(?:\.\d+)?(?:px)?)$/;

/** A height that can be meant. */
export const modestHeight = /^(?:auto|\d{1,2}(?:\.\d+)?%|100%|(?:1\d{3}|2000|\d{1,3})(?:\.\d+)?(?:px)?)$/;
