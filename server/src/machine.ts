import type {
  ComparisonOperatorExpression,
  Expression,
  ExpressionBuilder,
  Kysely,
  Selectable,
  SqlBool,
  UpdateObject,
} from 'kysely';
import type { Db } from './db/connect';
import type { DB } from './db/schema';
import { conflict } from './http/problem';

/** A status, as a number or a word. */
type Code = number | string;

/** One legal step. `from: null` is the making, `to: null` takes the row away. Without an actor anybody may take it. */
export interface Step {
  event: string;
  from: Code | null | readonly Code[];
  to: Code | null;
  actor?: string;
  actors?: readonly string[];
}

/** Who takes a step, and when. */
export interface TransitionContext<Actor extends string = string> {
  actor: Actor;
  actorId?: number | null;
  at: Date;
}

type ActorOf<S extends Step> = S extends { actors: readonly (infer A)[] }
  ? A
  : S extends { actor: infer A }
    ? A
    : undefined;

type StatusOf<S extends Step> = Extract<S['from'], Code | null> | Extract<S['from'], readonly Code[]>[number];

/** Columns that change with the status. */
type Changes<T extends keyof DB> = UpdateObject<DB, T>;

/** What a row must still be beside its status, for its step to hold. */
type Guard = readonly [column: string, operator: ComparisonOperatorExpression, value: unknown];

/** A step that was taken. */
export interface Moved<Row, S extends Step> {
  row: Row;
  event: S['event'];
  from: StatusOf<S>;
  to: Exclude<S['to'], null>;
}

/** What a machine is made of. */
interface Definition<Row, Context, T extends keyof DB, S extends Step> {
  table: T;
  /** The column that names a row. */
  key: keyof Row & string;
  /** `status` by default. */
  column?: keyof Row & string;
  /** Every legal step; the pair (from, event) is unique for each actor. */
  steps: readonly S[];
  guard?(row: Row, step: S): readonly Guard[];
  /** Columns that follow from the step, whatever the caller changes. */
  follows?(step: S, context: Context, changes: Changes<T>, row: Row): Changes<T>;
  /** Writes down what happened, in the same transaction. */
  history?(trx: Db, moved: Moved<Row, S>, context: Context): Promise<void>;
  /** What people read when the step is not legal any more. */
  stale?: string;
}

/** A state machine: the only way to its column. */
export interface Machine<Row, Context, T extends keyof DB, S extends Step> {
  /** The legal step for an event, or undefined. */
  find(from: StatusOf<S>, event: S['event'], actor?: ActorOf<S>): S | undefined;
  /**
   * Takes a row one step further and writes its history.
   * @returns the row afterwards, or as it was when the step takes it away
   * @throws HttpProblem 409 when the table knows no such step, or the row moved meanwhile
   */
  move(
    trx: Db,
    row: Row,
    event: S['event'],
    context: Context,
    changes?: Changes<T>,
  ): Promise<Selectable<DB[T]>>;
  /**
   * Takes every row one step further that is where the event begins and fits `only`; others are left alone, so that of
   * several movers one has an effect. Writes no history: its caller does.
   * @returns the rows that moved
   */
  moveAll(
    trx: Db,
    event: S['event'],
    context: Context,
    only: (eb: ExpressionBuilder<DB, T>) => Expression<SqlBool>,
    changes?: Changes<T>,
  ): Promise<Selectable<DB[T]>[]>;
}

/** Kysely cannot follow a table that is named by a type parameter: inside, a machine works on untyped rows. */
type AnyRow = Record<string, unknown>;
const untyped = (trx: Db) => trx as unknown as Kysely<Record<string, AnyRow>>;

const actorOf = (context: unknown) => (context as Partial<TransitionContext> | undefined)?.actor;

const begins = ({ from }: Step): readonly (Code | null)[] =>
  typeof from === 'object' && from !== null ? from : [from];

const allows = ({ actor, actors }: Step, who: unknown): boolean => {
  if (actor === undefined && actors === undefined) return true;
  // Nobody in particular may take a step only where it says nothing of who may.
  if (who === undefined) return false;
  return actor === who || (actors?.some((one) => one === who) ?? false);
};

/**
 * A table of legal steps between statuses, each with who may take it. The words of its events are its own:
 * `stepsOf<Status, { actor: Actor }>()([{ event: 'take', from: 1, to: 2, actor: 'user' }, …])`
 */
export const stepsOf =
  <From extends Code | null, Who extends Pick<Step, 'actor' | 'actors'>>() =>
  <E extends string>(
    steps: readonly ({ event: E; from: From; to: Exclude<From, null> } & Who)[],
  ): typeof steps =>
    steps;

/** Finds the legal step of an event from a status; undefined where this actor may not cause it. */
export const stepFinder =
  <S extends Step>(steps: readonly S[]) =>
  (from: StatusOf<S>, event: S['event'], actor?: ActorOf<S>): S | undefined =>
    steps.find((step) => begins(step).includes(from) && step.event === event && allows(step, actor));

/**
 * Defines a state machine. First come the types: of the row that it needs to see, and of who takes its steps.
 * `defineMachine<Row, Context>()({ table, key, steps, … })`
 */
export const defineMachine =
  <Row extends object, Context>() =>
  <T extends keyof DB, const S extends Step>(
    definition: Definition<Row, Context, T, S>,
  ): Machine<Row, Context, T, S> => {
    const { key, column = 'status', steps, guard, follows, history, stale } = definition;
    const table: string = definition.table;
    const find = stepFinder(steps);
    return {
      find,
      async move(trx, row, event, context, changes = {} as Changes<T>) {
        const values = row as AnyRow;
        const from = (values[column] ?? null) as StatusOf<S>;
        const step = find(from, event, actorOf(context) as ActorOf<S>);
        if (!step) throw conflict(stale);
        const { to } = step;
        const held: readonly Guard[] = [
          [key, '=', values[key]],
          [column, from === null ? 'is' : '=', from],
          ...(guard?.(row, step) ?? []),
        ];
        const followed = follows?.(step, context, changes, row);
        const moved =
          to === null
            ? await held
                .reduce(
                  (query, [name, operator, value]) => query.where(name, operator, value),
                  untyped(trx).deleteFrom(table),
                )
                .returningAll()
                .executeTakeFirst()
            : await held
                .reduce(
                  (query, [name, operator, value]) => query.where(name, operator, value),
                  untyped(trx)
                    .updateTable(table)
                    .set({ ...changes, ...followed, [column]: to }),
                )
                .returningAll()
                .executeTakeFirst();
        if (!moved) throw conflict(stale);
        if (to !== null)
          await history?.(trx, { row, event, from, to: to as Exclude<S['to'], null> }, context);
        return moved as Selectable<DB[T]>;
      },
      async moveAll(trx, event, context, only, changes = {} as Changes<T>) {
        const found = steps.filter((step) => step.event === event && allows(step, actorOf(context)));
        const [step] = found;
        if (!step || step.to === null)
          throw new Error(`${actorOf(context)} may not cause ${event} in ${table}`);
        if (found.some(({ to }) => to !== step.to))
          throw new Error(`${event} in ${table} leads to several places`);
        const moved = await untyped(trx)
          .updateTable(table)
          .set({ ...changes, [column]: step.to })
          .where(column, 'in', found.flatMap(begins))
          .where(only as never)
          .returningAll()
          .execute();
        return moved as Selectable<DB[T]>[];
      },
    };
  };
