import { RailFrame, type RailFrameProps } from '../RailFrame';
import { Rail } from './Rail';

export interface MessagesFrameProps extends Omit<RailFrameProps, 'rail' | 'reflow'> {
  /** On the phone: what pulling the page down asks for again. */
  onRefresh?: () => Promise<unknown>;
}

/** A desktop page of the message centre. */
export function MessagesFrame({ onRefresh: _, ...rest }: MessagesFrameProps) {
  return <RailFrame rail={<Rail />} reflow {...rest} />;
}
