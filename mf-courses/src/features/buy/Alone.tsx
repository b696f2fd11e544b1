import { HiddenTitle } from '@harbor/ui/heading';
import { Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { PageFrame } from '../../parts/PageFrame';

/** Something that stands in place of the form. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <HiddenTitle>购买课程</HiddenTitle>
      <Panel>{children}</Panel>
    </PageFrame>
  );
}
