import { infoLeads } from '@harbor/contract/page-words';
import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/mobile';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { InfoHead } from '../../../frames/info/InfoHead';
import { Sheet } from '../../../frames/info/Sheet';
import { PackCard } from './PackCard';
import { usePacks } from './usePacks';

/** `/breadcrumb/8`: templates and lists to take along. */
export function PacksPage() {
  const { packs, failed, waiting, loggedIn } = usePacks();
  usePage({ ready: !waiting });
  return (
    <InfoFrame>
      <InfoHead title="资源福利包" lead={infoLeads.packs} />
      {waiting ? <ListSkeleton rows={4} /> : null}
      {failed ? (
        <Sheet>
          <ErrorBlock error={failed.error} title="资源没有加载出来" onRetry={() => void failed.refetch()} />
        </Sheet>
      ) : (
        packs?.map((pack) => <PackCard key={pack.id} pack={pack} loggedIn={loggedIn} />)
      )}
    </InfoFrame>
  );
}

export default PacksPage;
