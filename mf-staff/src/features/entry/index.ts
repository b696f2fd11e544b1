export { gateReason } from './gateReason';
export { ProveScope, proofWanted, useGuard } from './Prove';
export { meQuery } from './queries';
export { useChange } from './useChange';
