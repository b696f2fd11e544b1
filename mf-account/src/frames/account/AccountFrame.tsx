import type { ReactNode } from 'react';
import { Rail } from '../centre/Rail';
import { RailFrame } from '../RailFrame';

export interface AccountFrameProps {
  title: string;
  children: ReactNode;
}

/** A desktop page about one's account. */
export function AccountFrame(props: AccountFrameProps) {
  return <RailFrame rail={<Rail />} {...props} />;
}
