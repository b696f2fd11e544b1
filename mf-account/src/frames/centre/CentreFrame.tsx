import type { ReactNode } from 'react';
import { RailFrame } from '../RailFrame';
import { Rail } from './Rail';

export interface CentreFrameProps {
  title: string;
  /** Below the title: the parts of the page. */
  tabs?: ReactNode;
  /** On the desktop beside the title, on the phone below the tabs: filters, actions. */
  extra?: ReactNode;
  /** On the phone: what pulling the page down asks for again. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** A desktop page of the personal centre. */
export function CentreFrame({ tabs, onRefresh: _, children, ...rest }: CentreFrameProps) {
  return (
    <RailFrame rail={<Rail />} {...rest}>
      {tabs}
      {children}
    </RailFrame>
  );
}
