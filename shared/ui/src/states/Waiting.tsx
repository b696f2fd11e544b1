import type { ReactNode } from 'react';

export interface WaitingProps {
  /** Skeleton pieces; hidden from screen readers, which hear 正在加载 instead. */
  children: ReactNode;
  className?: string;
}

/** Marks a skeleton as such for assistive technology. */
export function Waiting({ children, className }: WaitingProps) {
  return (
    <div role="status" aria-busy="true" aria-label="正在加载" className={className}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
