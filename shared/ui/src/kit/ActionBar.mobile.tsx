import { BottomBar } from '@harbor/ui/mobile';
import type { ActionBarProps } from './ActionBar';

/** The bar at the foot of a page. */
export function ActionBar({ children, label, className }: ActionBarProps) {
  return (
    <BottomBar label={label}>{className ? <div className={className}>{children}</div> : children}</BottomBar>
  );
}
