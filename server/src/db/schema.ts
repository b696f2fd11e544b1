import type { RegionTables } from '../regions/tables';

/**
 * Every table. Each area adds its own in its `tables.ts`: `declare module '…/db/schema' { interface DB extends … {} }`.
 */
export interface DB extends RegionTables {}
