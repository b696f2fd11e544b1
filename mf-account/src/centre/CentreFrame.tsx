import { RailFrame, type RailFrameProps } from '../frame/RailFrame';
import { Rail } from './Rail';

/** A desktop page of the personal centre. */
export function CentreFrame(props: Omit<RailFrameProps, 'rail' | 'reflow'>) {
  return <RailFrame rail={<Rail />} {...props} />;
}
