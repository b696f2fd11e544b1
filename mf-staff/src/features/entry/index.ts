export { gateReason } from './gateReason';
export { guarded } from './guarded';
export { ProveScope, proofWanted, useGuard } from './Prove';
export { meQuery } from './queries';
