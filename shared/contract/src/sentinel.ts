export { clauseOf } from './sentinel/context';
export { inspect, masked, rewritten, type SentinelHit, sentinelRules } from './sentinel/inspect';
export { placeLabel, type SentinelPlace, type Severity } from './sentinel/places';
export type { RuleKind, SentinelRule } from './sentinel/rule';
