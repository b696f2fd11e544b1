import { StateBlock, type StateBlockProps } from '../states/StateBlock';

export type EmptyProps = Omit<StateBlockProps, 'scene'> & { scene?: StateBlockProps['scene'] };

/** Nothing here yet: a drawing, one sentence, the next step. */
export function Empty({ scene = 'empty', ...rest }: EmptyProps) {
  return <StateBlock scene={scene} {...rest} />;
}
