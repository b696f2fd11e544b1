import { defineArea } from '../../endpoint';
import { browserCalls } from './browsers';
import { releaseCalls } from './releases';
import { rightCalls } from './rights';

export {
  type Composition,
  composition,
  type FailureKind,
  failureKind,
  type ReleaseChannel,
  releaseChannel,
} from './browsers';
export { canaryShare, releaseVersion, remoteName } from './fields';
export {
  type ChannelMove,
  type ChannelState,
  channelState,
  type DrawingFigures,
  drawingFigures,
  publishFields,
  type ReleasedRemote,
  type ReleaseRow,
  type RollbackPlan,
} from './releases';
export type { AddressGrant, DeployToken } from './rights';

/** Releases of the parts of the site: see ARCHITECTURE.md, section 5. */
export const platform = defineArea({
  ...releaseCalls,
  ...rightCalls,
  ...browserCalls,
});
