import { journalsPath } from '../../journals/place';
import { MissingPage } from '../../states/MissingPage';

/** A journal that is not there, or not any more. */
export function JournalGone() {
  return (
    <MissingPage
      title="没有找到这种期刊"
      description="它可能已不在期刊库中，也可能是链接不完整。可以按刊名或 ISSN 再查一次。"
      onward={{ title: '去查期刊', to: journalsPath }}
    />
  );
}
