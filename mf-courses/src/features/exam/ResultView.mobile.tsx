import type { ExamResult } from '@harbor/contract';
import { PageFrame } from '../../parts/PageFrame';
import { ResultAside } from './ResultAside';
import { ResultList } from './ResultList';
import { ScoreHead } from './ScoreHead';
import type { ExamPlace } from './useExamPlace';
import { useShownQuestions } from './useShownQuestions';

interface ResultViewProps {
  result: ExamResult;
  place: ExamPlace;
}

/** How an attempt went, on the phone. */
export function ResultView({ result, place }: ResultViewProps) {
  const list = useShownQuestions(result);
  return (
    <PageFrame>
      <ScoreHead result={result} place={place} />
      <ResultList result={result} list={list} />
      <ResultAside result={result} place={place} onAll={() => list.setChoice('all')} />
    </PageFrame>
  );
}
