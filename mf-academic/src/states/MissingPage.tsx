import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { PageFrame } from '../parts/PageFrame';

interface MissingPageProps {
  title: string;
  /** What may have happened. */
  description: string;
  /** Where else to look. */
  onward: { title: string; to: string };
  /** What stands below. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A page of something that is not there. */
export function MissingPage({ title, description, onward, children, className }: MissingPageProps) {
  return (
    <PageFrame className={className}>
      <HiddenTitle>{title}</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title={title}
          description={description}
          action={
            <LinkButton primary to={onward.to}>
              {onward.title}
            </LinkButton>
          }
        />
      </Panel>
      {children}
    </PageFrame>
  );
}
