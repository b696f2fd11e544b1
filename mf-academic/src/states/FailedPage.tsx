import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, LinkButton, Panel } from '@harbor/ui/kit';
import { PageFrame } from '../parts/PageFrame';
import { frontPath } from '../press/frontPath';

interface FailedPageProps {
  title: string;
  /** What did not come, to be asked again. */
  query: { error: unknown; refetch: () => unknown };
}

/** A page whose content did not come. */
export function FailedPage({ title, query }: FailedPageProps) {
  return (
    <PageFrame>
      <HiddenTitle>{title}</HiddenTitle>
      <Panel>
        <ErrorBlock
          title={title}
          error={query.error}
          onRetry={() => void query.refetch()}
          action={<LinkButton to={frontPath}>返回学术头条</LinkButton>}
        />
      </Panel>
    </PageFrame>
  );
}
