import type { ExamResult } from '@harbor/contract';
import { AsideFrame } from '@harbor/ui/desktop';
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

/** How an attempt went, on the desktop. */
export function ResultView({ result, place }: ResultViewProps) {
  const list = useShownQuestions(result);
  return (
    <PageFrame>
      <ScoreHead result={result} place={place} />
      <AsideFrame
        label="题号、错题本与作答记录"
        stays="begin"
        aside={<ResultAside result={result} place={place} onAll={() => list.setChoice('all')} />}
      >
        <ResultList result={result} list={list} />
      </AsideFrame>
    </PageFrame>
  );
}
