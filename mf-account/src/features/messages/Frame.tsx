import { RailFrame, type RailFrameProps } from '../../frame/RailFrame';
import { Rail } from './Rail';

/** A desktop page of the message centre. */
export function Frame(props: Omit<RailFrameProps, 'rail' | 'reflow'>) {
  return <RailFrame rail={<Rail />} reflow {...props} />;
}
