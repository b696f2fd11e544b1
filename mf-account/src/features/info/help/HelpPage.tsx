import { infoLeads } from '@harbor/contract/page-words';
import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { InfoHead } from '../../../frames/info/InfoHead';
import { Sheet } from '../../../frames/info/Sheet';
import { HelpChips } from './HelpChips';
import { HelpContent } from './HelpContent';
import { HelpSearch } from './HelpSearch';
import { useHelp } from './useHelp';

/** `/breadcrumb/3`: the help centre. */
export function HelpPage() {
  const help = useHelp();
  const { list, found, asked } = help;
  const failed = list.error ?? (asked ? found.error : null);
  usePage({ ready: !list.isPending && !(asked && found.isPending) });
  return (
    <InfoFrame>
      <InfoHead title="帮助中心" lead={infoLeads.help}>
        <HelpSearch help={help} />
        {list.data ? <HelpChips list={list.data} /> : null}
      </InfoHead>
      {list.isPending ? <ListSkeleton rows={6} picture={false} /> : null}
      {failed ? (
        <Sheet>
          <ErrorBlock
            error={failed}
            title="帮助没有加载出来"
            onRetry={() => void (list.error ? list : found).refetch()}
          />
        </Sheet>
      ) : null}
      {list.data && !failed ? <HelpContent help={help} list={list.data} /> : null}
    </InfoFrame>
  );
}

export default HelpPage;
