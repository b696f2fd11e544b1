import { ExamFront } from './ExamFront';
import { PaperLoader } from './PaperLoader';
import { ResultLoader } from './ResultLoader';
import { useExamPlace } from './useExamPlace';

/** `/exam/:classid/:videoid`: the rules, the paper, and how it went. One file for both platforms. */
export function ExamPage() {
  const place = useExamPlace();
  if (place.attempt !== undefined)
    return <PaperLoader key={place.attempt} place={place} attempt={place.attempt} />;
  if (place.result !== undefined)
    return <ResultLoader place={place} exam={place.result} attempt={place.of} />;
  return <ExamFront place={place} />;
}

export default ExamPage;
