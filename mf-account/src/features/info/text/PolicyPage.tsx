import { usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { agreementIds } from '../../../agreements/agreement';
import { ClauseBody } from '../../../agreements/ClauseBody';
import { clauseQuery } from '../../../agreements/queries';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';

/** `/breadcrumb/6`: the privacy policy in force, from the agreements and their versions. */
export function PolicyPage() {
  const policy = useQuery(clauseQuery(agreementIds.privacy));
  usePage({ ready: !policy.isPending });
  return (
    <InfoFrame>
      {policy.data ? (
        <Sheet text>
          <ClauseBody clause={policy.data} />
        </Sheet>
      ) : policy.error ? (
        <Sheet>
          <ErrorBlock
            error={policy.error}
            title="隐私政策没有加载出来"
            onRetry={() => void policy.refetch()}
          />
        </Sheet>
      ) : (
        <ListSkeleton rows={5} picture={false} />
      )}
    </InfoFrame>
  );
}

export default PolicyPage;
