import { questionKind as k } from '@harbor/contract/question-kind';
import type { PaperItem, Verdict } from './rows';

/** What an answer is worth. */
export interface Grade {
  points: number;
  verdict: Verdict;
}

type Graded = Pick<PaperItem, 'kind' | 'points' | 'right'>;

/**
 * A blank as it is compared: full-width letters as half-width ones, capitals as small ones, without blanks at its ends;
 * several blanks within count as one, and the minus of a formula as that of the keyboard.
 */
export const comparedBlank = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[−–—]/g, '-')
    .replace(/[，]/g, ',')
    .toLowerCase();

const full = ({ points }: Graded): Grade => ({ points, verdict: 'right' });
const none: Grade = { points: 0, verdict: 'wrong' };

/**
 * What an answer to a question is worth; it depends on nothing but the two.
 * 多选: all that is right and nothing else has full marks, a part of it half, anything wrong none. 填空: each blank has its
 * share. A 简答 that says something waits for somebody of the team.
 */
export function gradeAnswer(question: Graded, answer: readonly string[]): Grade {
  if (answer.every((one) => one.trim() === '')) return none;
  if (question.kind === k.multiple) return gradeMultiple(question, answer);
  if (question.kind === k.blank) return gradeBlanks(question, answer);
  if (question.kind === k.essay) return { points: 0, verdict: 'waiting' };
  const [right = []] = question.right;
  return answer.length === 1 && answer[0] !== undefined && right.includes(answer[0]) ? full(question) : none;
}

function gradeMultiple(question: Graded, answer: readonly string[]): Grade {
  const right = new Set(question.right[0] ?? []);
  const chosen = new Set(answer);
  if ([...chosen].some((key) => !right.has(key))) return none;
  return chosen.size === right.size ? full(question) : { points: question.points / 2, verdict: 'partial' };
}

/** A hundredth of a point is the least that is given; what all blanks share is given whole. */
function gradeBlanks(question: Graded, answer: readonly string[]): Grade {
  const blanks = question.right;
  const met = blanks.filter((ways, place) => {
    const written = comparedBlank(answer[place] ?? '');
    return written !== '' && ways.some((way) => comparedBlank(way) === written);
  }).length;
  if (met === blanks.length) return full(question);
  if (met === 0) return none;
  return { points: Math.floor((question.points * met * 100) / blanks.length) / 100, verdict: 'partial' };
}

/** What speaks for marks of a 简答: which of its keywords are in it. Each may be said in several ways. */
export interface Suggestion {
  points: number;
  found: string[];
  missing: string[];
}

/** The marks that a 简答's keywords suggest, to half a point; null where it has none. */
export function suggestMarks(
  { right, points }: Pick<PaperItem, 'right' | 'points'>,
  answer: readonly string[],
): Suggestion | null {
  if (right.length === 0) return null;
  const text = comparedBlank(answer.join('\n'));
  const says = (ways: readonly string[]) => ways.some((way) => text.includes(comparedBlank(way)));
  const found = right.filter(says);
  return {
    points: Math.round((points * found.length * 2) / right.length) / 2,
    found: found.map((ways) => ways[0] ?? ''),
    missing: right.filter((ways) => !says(ways)).map((ways) => ways[0] ?? ''),
  };
}

/** Whether so many marks pass: at least the percentage of all, without rounding. */
export const passes = (score: number, fullPoints: number, percent: number): boolean =>
  Math.round(score * 100) * 100 >= Math.round(fullPoints * 100) * percent;

/** The marks that pass, as people read them. */
export const passMark = (fullPoints: number, percent: number): number =>
  Math.ceil(fullPoints * percent) / 100;
