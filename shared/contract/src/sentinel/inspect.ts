import { clauseStart, isDenied, isReported } from './context';
import { type Folded, fold, plainFold } from './fold';
import { integrityRules } from './integrity-rules';
import { personalRules } from './personal-rules';
import type { SentinelPlace, Severity } from './places';
import type { RuleKind, SentinelRule } from './rule';

/** Something that a rule found. */
export interface SentinelHit {
  rule: string;
  kind: RuleKind;
  label: string;
  severity: Severity;
  /** The span in the text as it was written: UTF-16 units, `to` behind the last. */
  from: number;
  to: number;
  /** What stands there. */
  text: string;
  /** What the person reads. */
  message: string;
  /** What the span may be replaced with. */
  rewrite: string;
  /** The text waits for a look of the team. */
  hold?: true;
}

/** Every rule, the graver first. */
export const sentinelRules: readonly SentinelRule[] = [...integrityRules, ...personalRules];

/** Where no context excuses a word but its denial: what the platform itself says. */
const strictPlaces: readonly SentinelPlace[] = ['goods'];

const asking =
  /(?:求|请问?|想|帮|找|我|您|你们?|能|可以|可|需要|要|有没有|谁|人|忙|给|是否|能不能|可不可以|麻烦|直接|来|个)*$/;
const nothingFollows = /^(?:$|[,。!?;\n吗呢吧的了啊])/;
/** The first and last two characters stay readable, so that its writer knows which it was. */
const mask = (text: string) =>
  text.length < 6
    ? '*'.repeat(text.length)
    : `${text.slice(0, 2)}${'*'.repeat(text.length - 4)}${text.slice(-2)}`;

/**
 * Reads a text for what the platform does not stand for, in the place where it is written. Pure, without dependencies,
 * the same in browser and server; a text of 5000 characters takes about a millisecond.
 * @returns the hits in the order of the text, none within another; empty = nothing to say
 */
export function inspect(text: string, place: SentinelPlace): SentinelHit[] {
  if (text.trim() === '') return [];
  const folded = fold(text);
  const plain = plainFold(text);
  const hits: SentinelHit[] = [];
  for (const rule of sentinelRules) {
    const severity = rule.severity[place];
    if (!severity) continue;
    for (const pattern of rule.patterns) {
      if (pattern.strict && !strictPlaces.includes(place)) continue;
      const source = pattern.plain ? plain : folded;
      for (const match of source.text.matchAll(pattern.find)) {
        if (pattern.holds && !pattern.holds(match[0])) continue;
        const to = match.index + match[0].length;
        if (rule.kind !== 'identity' && isExcused(source.text, match.index, to, place)) continue;
        hits.push(hitOf(rule, severity, text, source, match.index, to));
      }
    }
  }
  return withoutNested(hits);
}

function isExcused(folded: string, from: number, to: number, place: SentinelPlace): boolean {
  if (isDenied(folded, from, to)) return true;
  return !strictPlaces.includes(place) && isReported(folded, from, to);
}

function hitOf(
  rule: SentinelRule,
  severity: Severity,
  text: string,
  source: Folded,
  match: number,
  end: number,
): SentinelHit {
  const before = source.text.slice(clauseStart(source.text, match), match);
  const lead = rule.kind === 'integrity' ? (asking.exec(before)?.[0].length ?? 0) : 0;
  const from = source.begins[match - lead] ?? 0;
  const to = source.ends[end - 1] ?? text.length;
  const found = text.slice(from, to);
  const alone = nothingFollows.test(source.text.slice(end));
  return {
    rule: rule.id,
    kind: rule.kind,
    label: rule.label,
    severity,
    from,
    to,
    text: found,
    message: rule.message,
    rewrite: rule.rewrite ? rule.rewrite[alone ? 'alone' : 'before'] : mask(found),
  };
}

/** Of hits that overlap the one that begins first, of those the longest; neighbours of one rule become one. */
function withoutNested(hits: SentinelHit[]): SentinelHit[] {
  const inOrder = [...hits].sort((a, b) => a.from - b.from || b.to - a.to);
  let reached = 0;
  return inOrder.filter(({ from, to }) => {
    const free = from >= reached;
    reached = Math.max(reached, to);
    return free;
  });
}

const rank = ({ severity, hold }: SentinelHit) =>
  severity === 'block' ? 3 : severity === 'hide' ? 2 : hold ? 1 : 0;

/** Hits of several readings of one text as those of one: of hits that overlap the graver stays, of equals the longer. */
export function together(...readings: readonly (readonly SentinelHit[])[]): SentinelHit[] {
  const taken = new Set<number>();
  const free = ({ from, to }: SentinelHit) => {
    for (let at = from; at < to; at += 1) if (taken.has(at)) return false;
    for (let at = from; at < to; at += 1) taken.add(at);
    return true;
  };
  return readings
    .flat()
    .sort((a, b) => rank(b) - rank(a) || b.to - b.from - (a.to - a.from))
    .filter(free)
    .sort((a, b) => a.from - b.from);
}

/** The text with each hit replaced by its polite wording, or masked. */
export function rewritten(text: string, hits: readonly SentinelHit[]): string {
  return hits.reduceRight((done, hit) => done.slice(0, hit.from) + hit.rewrite + done.slice(hit.to), text);
}

/** The text with the spans masked that may not be kept; the rest as it was written. */
export function masked(text: string, hits: readonly SentinelHit[]): string {
  return rewritten(
    text,
    hits.filter(({ severity }) => severity === 'hide').map((hit) => ({ ...hit, rewrite: mask(hit.text) })),
  );
}
