/** Provinces by ranges of addresses, filled by the operator. */
export interface IpRegionsTable {
  first: string;
  last: string;
  region: string;
}

/** Where the table of provinces comes from; one row, or none while nothing was loaded. */
export interface IpRegionSourceTable {
  single: boolean;
  /** How the source wants to be named, e.g. `DB-IP`. */
  name: string;
  /** Address that a page with provinces links to; empty where the licence asks for no link. */
  url: string;
  licence: string;
  loaded_at: Date;
}

/** The tables of this module. */
export interface RegionTables {
  ip_regions: IpRegionsTable;
  ip_region_source: IpRegionSourceTable;
}
