import { Sheet } from '@harbor/ui/mobile';
import type { OverlayProps } from './Overlay';

/** A sheet from below; the browser's back closes it. */
export function Overlay({ width: _, centered: __, ...sheet }: OverlayProps) {
  return <Sheet {...sheet} />;
}
