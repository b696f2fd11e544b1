export { SentinelHint, type SentinelHintProps } from './SentinelHint';
export { type SentinelWatch, useSentinel } from './useSentinel';
