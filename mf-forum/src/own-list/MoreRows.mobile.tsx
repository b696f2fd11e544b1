import { InfiniteFeed } from '@harbor/ui/mobile';
import type { MoreRowsProps } from './MoreRows';

/** Rows that go on as one scrolls, on the phone. */
export function MoreRows({ list, children }: MoreRowsProps) {
  return <InfiniteFeed query={list}>{children}</InfiniteFeed>;
}
