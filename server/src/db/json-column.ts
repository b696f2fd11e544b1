import type { ColumnType } from 'kysely';

/** JSON whose shape the schema does not know: a value when read, text when written. */
export type JsonColumn = ColumnType<unknown, string, string>;
