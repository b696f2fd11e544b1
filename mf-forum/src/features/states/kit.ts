import type { EmptyProps, ErrorBlockProps, PanelProps } from '@harbor/ui/desktop';
import type { ComponentType } from 'react';

/** What a list needs of its platform, where everything else about it is the same on both. */
export interface Kit {
  Panel: ComponentType<PanelProps>;
  Empty: ComponentType<EmptyProps>;
  ErrorBlock: ComponentType<ErrorBlockProps>;
}
