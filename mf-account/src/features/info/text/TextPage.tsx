import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';
import { InfoArticle } from './InfoArticle';
import { useInfoText } from './queries';

/** `/breadcrumb/1` 免责声明 and `/breadcrumb/5` 关于我们. */
export function TextPage() {
  const { title, query } = useInfoText();
  usePage({ description: query.data?.lead, ready: !query.isPending });
  return (
    <InfoFrame>
      {query.data ? (
        <Sheet text>
          <InfoArticle text={query.data} />
        </Sheet>
      ) : query.error ? (
        <Sheet>
          <ErrorBlock
            error={query.error}
            title={`${title}没有加载出来`}
            onRetry={() => void query.refetch()}
          />
        </Sheet>
      ) : (
        <ListSkeleton rows={5} picture={false} />
      )}
    </InfoFrame>
  );
}

export default TextPage;
