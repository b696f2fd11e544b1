import type { ReactNode } from 'react';

/** What can be done with the whole page. */
export interface ActionBarProps {
  /** Small entries first, the one filled button last. */
  children: ReactNode;
  /** On the phone, read by screen readers: 下单, 付款. */
  label: string;
  /** Of what the buttons stand in. */
  className?: string;
}

/** The buttons of a page: where they are written on the desktop, in a bar at the foot of the phone. */
export function ActionBar({ children, className }: ActionBarProps) {
  return <div className={className}>{children}</div>;
}
