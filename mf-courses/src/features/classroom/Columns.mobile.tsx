import type { ReactNode } from 'react';

interface ColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  label: string;
}

/** What is worked on, and below it what goes along. */
export function Columns({ children, aside, label }: ColumnsProps) {
  return (
    <>
      {children}
      <aside aria-label={label} style={{ paddingTop: 12 }}>
        {aside}
      </aside>
    </>
  );
}
