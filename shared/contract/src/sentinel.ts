export { clauseOf } from './sentinel/context';
export { fold } from './sentinel/fold';
export { inspect, masked, rewritten, type SentinelHit, sentinelRules, together } from './sentinel/inspect';
export { placeLabel, type SentinelPlace, type Severity } from './sentinel/places';
export type { RuleKind, SentinelRule } from './sentinel/rule';
