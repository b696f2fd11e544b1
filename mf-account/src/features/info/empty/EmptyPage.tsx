import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty } from '@harbor/ui/kit';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';
import { nothingHere } from './nothingHere';

/** `/empty`: where there is nothing to show, and where to go from there. */
export function EmptyPage() {
  usePage({ ready: true });
  return (
    <InfoFrame>
      <Sheet>
        <HiddenTitle>暂无内容</HiddenTitle>
        <Empty {...nothingHere} />
      </Sheet>
    </InfoFrame>
  );
}

export default EmptyPage;
