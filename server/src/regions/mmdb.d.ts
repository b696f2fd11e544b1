import type { RegionRange } from './read';

/** What is used of a record of a city table. */
export interface CityRecord {
  /** ISO 3166-1, two letters. */
  country_code?: string;
  /** The province, in English. */
  state1?: string;
}
/** What is used of a reader of `mmdb-lib`. */
export interface CityReader {
  metadata: { ipVersion: 4 | 6 };
  getWithPrefixLength(address: string): [CityRecord | null, number];
}
export function regionOfRecord(record: CityRecord | null): string | undefined;
export function rangesOfDatabase(reader: CityReader): Generator<RegionRange>;
