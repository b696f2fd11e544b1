import type { ColumnType } from 'kysely';
import type { DB as Tables } from './tables';

/**
 * Columns of which the code knows more than the schema: one of some words or codes, the shape of a JSON document. Each
 * area adds its own in its `rows.ts`: `declare module '…/db/schema' { interface KnownColumns { … } }`. A plain type
 * leaves to the schema whether the column may be null or left out; a `ColumnType` takes its place.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas extend it.
export interface KnownColumns {}

/** The columns of `KnownColumns` that the schema does not have; a test allows none. */
export type StrayColumns = {
  [Name in keyof KnownColumns]: Name extends keyof Tables
    ? Exclude<keyof KnownColumns[Name], keyof Tables[Name]>
    : Name;
}[keyof KnownColumns];

/** Every table: as generated from the schema, with what the areas know of its columns. */
export type DB = {
  [Name in keyof Tables]: Name extends keyof KnownColumns
    ? Narrowed<Tables[Name], KnownColumns[Name]>
    : Tables[Name];
};

type Narrowed<Table, Known> = {
  [Name in keyof Table]: Name extends keyof Known ? Column<Table[Name], Known[Name]> : Table[Name];
};

interface AnyColumn {
  readonly __select__: unknown;
}

/** JSON is read as what is known and written as text; of anything else what is known replaces all but null and undefined. */
type Column<Given, Known> = Known extends AnyColumn
  ? Known
  : Given extends ColumnType<infer Read, infer Insert, infer Update>
    ? unknown extends Read
      ? ColumnType<Known, Insert, Update>
      : ColumnType<Slot<Read, Known>, Slot<Insert, Known>, Slot<Update, Known>>
    : Slot<Given, Known>;

type Slot<Given, Known> = Given extends null | undefined ? Given : Known;
