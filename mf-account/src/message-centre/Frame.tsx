import { RailFrame, type RailFrameProps } from '../frame/RailFrame';
import { Rail } from './Rail';

export interface FrameProps extends Omit<RailFrameProps, 'rail' | 'reflow'> {
  /** On the phone: what pulling the page down asks for again. */
  onRefresh?: () => Promise<unknown>;
}

/** A desktop page of the message centre. */
export function Frame({ onRefresh: _, ...rest }: FrameProps) {
  return <RailFrame rail={<Rail />} reflow {...rest} />;
}
