import type { ExamPaper } from '@harbor/contract';
import { useEffect, useRef, useState } from 'react';
import { isAnswered } from './AnswerBook';
import { useLeft } from './useLeft';
import { usePaper } from './usePaper';

/** One question at a time of an attempt; the same on both platforms. */
export function usePaperView(paper: ExamPaper, onOver: () => void) {
  const answering = usePaper(paper, onOver);
  const { questions } = paper;
  const [at, setAt] = useState(() => {
    // On coming back, it is the first one without an answer.
    const open = questions.findIndex(({ answer }) => !isAnswered(answer));
    return Math.max(0, open);
  });
  const [asking, setAsking] = useState(false);
  const left = useLeft(answering.deadline, () => void answering.finish());
  const offline = answering.save.kind === 'offline';
  const finish = useRef(answering.finish);
  finish.current = answering.finish;
  const over = left === 0;
  useEffect(() => {
    if (!over) return;
    // The network may be away in the very last second: the server has what was saved, and waits for nobody.
    const timer = setInterval(() => void finish.current(), 5000);
    return () => clearInterval(timer);
  }, [over]);
  const step = (by: number) => setAt((old) => Math.min(questions.length - 1, Math.max(0, old + by)));
  const [first] = questions;
  const question = questions[at] ?? first;
  if (!question) throw new Error('A paper has questions.');
  return {
    answering,
    question,
    at,
    left,
    offline,
    go: step,
    goTo: (place: number) =>
      setAt(
        Math.max(
          0,
          questions.findIndex((one) => one.place === place),
        ),
      ),
    ask: () => setAsking(true),
    handIn: {
      open: asking,
      onClose: () => setAsking(false),
      unanswered: questions
        .filter(({ place }) => !isAnswered(answering.answers.get(place)?.answer ?? []))
        .map(({ place }) => place),
      flagged: answering.flagged,
      waiting: answering.handingIn,
      offline,
      problem: answering.problem,
      onYes: () => void answering.finish(),
    },
  };
}
