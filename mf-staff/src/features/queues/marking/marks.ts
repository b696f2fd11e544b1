import type { DeskAttempt } from '@harbor/contract';

type Question = DeskAttempt['questions'][number];

/** What is typed for each short answer, by its place in the paper. */
export type Marks = Record<number, { points: string; comment: string }>;

/** What was kept in the tab; nothing where it is no longer of this shape. Pure. */
export function readMarks(kept: string): Marks {
  try {
    const read: unknown = kept ? JSON.parse(kept) : {};
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).map(([place, mark]) => {
        const { points, comment } = (mark ?? {}) as Record<string, unknown>;
        return [
          Number(place),
          {
            points: typeof points === 'string' ? points : '',
            comment: typeof comment === 'string' ? comment : '',
          },
        ];
      }),
    );
  } catch {
    return {};
  }
}

/** What is sent, and what is wrong with it: each short answer needs marks in halves, no more than it is worth. Pure. */
export function marksToSend(questions: readonly Pick<Question, 'place' | 'points'>[], marks: Marks) {
  const problems: Record<number, string> = {};
  const send = questions.map(({ place, points }) => {
    const { points: typed = '', comment = '' } = marks[place] ?? {};
    const given = typed.trim();
    if (!/^\d{1,3}(\.[05])?$/.test(given)) problems[place] = '请填写得分，以0.5为单位';
    else if (Number(given) > points) problems[place] = `最多 ${points} 分`;
    return { place, points: Number(given), comment: comment.trim() };
  });
  return { send, problems };
}

/** `建议 6 分：提到 随机、对照；没有提到 盲法`. Pure. */
export function suggestionWords({ points, found, missing }: NonNullable<Question['suggestion']>): string {
  const said = [
    found.length > 0 ? `提到 ${found.join('、')}` : '',
    missing.length > 0 ? `没有提到 ${missing.join('、')}` : '',
  ].filter(Boolean);
  return `建议 ${points} 分${said.length > 0 ? `：${said.join('；')}` : ''} `;
}
