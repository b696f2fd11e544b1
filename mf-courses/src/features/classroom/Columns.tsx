import { AsideFrame } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';

interface ColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  label: string;
}

/** What is worked on, with what goes along beside it. */
export function Columns({ children, aside, label }: ColumnsProps) {
  return (
    <AsideFrame label={label} aside={aside} stays="begin">
      {children}
    </AsideFrame>
  );
}
