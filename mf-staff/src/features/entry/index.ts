export { gateReason } from './gateReason';
export { guarded } from './guarded';
export { type Prove, ProveDialog, useProve } from './Prove';
export { meQuery } from './queries';
