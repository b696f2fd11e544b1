import { StateBlock, type StateBlockProps } from '../states/StateBlock';

export type NoAccessProps = Omit<StateBlockProps, 'scene'>;

/** Not open to this person: says to whom it is, and how to get there. */
export function NoAccess(props: NoAccessProps) {
  return <StateBlock scene="no-access" {...props} />;
}
