import { questionKind as k, questionKindLabel, questionKindRule } from '@harbor/contract/question-kind';
import type { PaperItem } from './rows';

/** A question as it is asked. What is right stays behind: nothing is copied that is not named here. */
export function asked(item: PaperItem, place: number) {
  return {
    place,
    kind: item.kind,
    kind_text: questionKindLabel[item.kind],
    points: item.points,
    stem: item.stem,
    picture: item.picture,
    picture_text: item.picture_text,
    options: item.options.map(({ key, text }) => ({ key, text })),
    blanks: item.kind === k.blank ? item.right.length : 0,
    rule: questionKindRule[item.kind],
  };
}

/** What is right, as it may be shown once it may be shown. */
export function rightOf({ kind, right }: Pick<PaperItem, 'kind' | 'right'>): {
  right: string[];
  also: string[][];
} {
  if (kind === k.blank)
    return { right: right.map(([first = '']) => first), also: right.map((ways) => ways.slice(1)) };
  // Keywords suggest marks; they are no answer to show.
  if (kind === k.essay) return { right: [], also: [] };
  return { right: right[0] ?? [], also: [] };
}

/** All marks of a paper. */
export const fullPoints = (paper: readonly PaperItem[]): number =>
  Math.round(paper.reduce((sum, { points }) => sum + points * 100, 0)) / 100;
