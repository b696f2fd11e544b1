import { RailFrame, type RailFrameProps } from '../frame/RailFrame';
import { Rail } from './Rail';

export type FrameProps = Omit<RailFrameProps, 'rail' | 'reflow'>;

/** A desktop page of the message centre. */
export function Frame(props: FrameProps) {
  return <RailFrame rail={<Rail />} reflow {...props} />;
}
