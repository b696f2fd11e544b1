import type { ReactNode } from 'react';
import { RailFrame } from '../frame/RailFrame';
import { Rail } from './Rail';

export interface AccountFrameProps {
  title: string;
  children: ReactNode;
}

/** A desktop page about one's account. */
export function AccountFrame(props: AccountFrameProps) {
  return <RailFrame rail={<Rail />} {...props} />;
}
