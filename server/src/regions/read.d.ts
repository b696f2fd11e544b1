/** Addresses from `first` to `last`, both included. */
export interface RegionRange {
  first: string;
  last: string;
  region: string;
}
export const special: Record<string, string>;
export function shortProvince(name: string): string;
export function readRange(line: string): RegionRange | undefined;
export function joined(ranges: Iterable<RegionRange>): Generator<RegionRange>;
