import type { ExamResult } from '@harbor/contract';
import { useState } from 'react';

/** Which questions of a result are looked at. */
export type ResultChoice = 'all' | 'lost' | 'right' | 'flagged';

/** The questions of a result, narrowed to those that matter; what lost points comes first where there is any. */
export function useShownQuestions({ questions }: ExamResult) {
  const lost = questions.filter(({ verdict }) => verdict !== null && verdict !== 'right');
  const right = questions.filter(({ verdict }) => verdict === 'right');
  const flagged = questions.filter((question) => question.flagged);
  const [choice, setChoice] = useState<ResultChoice>(lost.length > 0 && right.length > 0 ? 'lost' : 'all');
  const lists = { all: questions, lost, right, flagged };
  const choices: [ResultChoice, string, number][] = [
    ['all', '全部', questions.length],
    ['lost', '未得满分', lost.length],
    ['right', '答对', right.length],
    ['flagged', '标记过', flagged.length],
  ];
  return {
    choice,
    setChoice,
    choices: choices.filter(([key, , count]) => key === 'all' || count > 0),
    shown: lists[choice],
  };
}
