import type { SeverityByPlace } from './places';

/** What a rule guards: academic integrity, numbers of identity papers, ways past the platform, or what the team added. */
export type RuleKind = 'integrity' | 'identity' | 'contact' | 'words';

/** A way in which something is written. Patterns are held against folded text (see `fold.ts`), in lower case. */
export interface RulePattern {
  find: RegExp;
  /** Holds for what the platform itself says (goods) and for posts, where no context excuses the word. */
  strict?: true;
  /** Against the text as it was written, only brought to half width: for numbers, whose separators carry meaning. */
  plain?: true;
  /** A further look at what was found, e.g. a check digit. */
  holds?: (found: string) => boolean;
}

/** One rule of the sentinel. */
export interface SentinelRule {
  id: string;
  kind: RuleKind;
  /** In two to six characters what it is about. */
  label: string;
  /** What the person reads: why, and what to do instead. */
  message: string;
  patterns: readonly RulePattern[];
  severity: SeverityByPlace;
  /** What takes the place of the span, before an object (论文) and alone; null where it is masked. */
  rewrite: { before: string; alone: string } | null;
}
