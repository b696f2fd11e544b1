import { pressStatus } from '@harbor/contract/press-status';
import { sql, type UpdateObject } from 'kysely';
import type { Db } from '../../../../db/connect';
import { insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../../machine';
import type { PressRow } from '../rows';
import { type PressActor, type PressEvent, pressSteps } from './transitions';

export interface PressContext extends TransitionContext<PressActor> {
  actorId: number | null;
  note?: string;
}

type Moving = Pick<PressRow, 'id' | 'status' | 'revision' | 'published_at' | 'special_id'>;

/** Columns that change with the status. `publish_at` is when it goes out by itself. */
export type PressChanges = Omit<UpdateObject<DB, 'press'>, 'status' | 'revision' | 'updated_at'>;

const machine = defineMachine<Moving, PressContext>()({
  table: 'press',
  key: 'id',
  steps: pressSteps,
  guard: (row) => [['revision', '=', row.revision]],
  follows({ to }, { at }, changes, row) {
    const shown = to === pressStatus.published;
    return {
      revision: row.revision + 1,
      updated_at: at,
      publish_at: to === pressStatus.scheduled ? changes.publish_at : null,
      ...(shown && (row.published_at === null ? { published_at: at } : { revised_at: at })),
      ...(shown && {
        hot: sql<number>`press_heat(coalesce(published_at, ${at}::timestamptz), views, likes, collects)`,
        offline_reason: '',
      }),
    };
  },
  history: (trx, { row, event, from, to }, { actor, actorId, note = '', at }) =>
    insertRow(trx, 'press_history', {
      ...{ press_id: row.id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId ?? null, note, at },
    }),
  stale: '这篇头条刚被其他同事修改，请刷新后再操作',
});

/** The step that an event would take an article, or undefined. */
export const findPressStep = machine.find;

/**
 * Takes an article one step further and writes its history; its links, the search, the top of the front page,
 * and the counts of its tags and its special follow: the only place that changes `press.status`.
 * @param tags what it is tagged with from now on; left out where that stays as it is
 * @throws HttpProblem 409 when the table knows no such step, or somebody changed the article meanwhile
 */
export async function movePress(
  trx: Db,
  row: Moving,
  event: PressEvent,
  context: PressContext,
  { tags, ...changes }: PressChanges & { tags?: readonly number[] } = {},
): Promise<PressRow> {
  const moved = await machine.move(trx, row, event, context, changes);
  await follow(trx, row, moved, tags);
  return moved;
}

/** What counts and finds articles follows one that changed. */
export async function follow(
  trx: Db,
  before: Pick<PressRow, 'special_id'>,
  after: PressRow,
  tags?: readonly number[],
): Promise<void> {
  const { id } = after;
  const counted = [...(await tagsOf(trx, id)), ...(tags ?? [])];
  // Before their links, as by whoever makes one tag of two: nobody waits for the other in a circle.
  await hold(trx, 'press_tags', counted);
  if (tags) await setTags(trx, after, tags);
  const published = after.status === pressStatus.published ? after.published_at : null;
  const { type, special_id, hot, collects } = after;
  await trx
    .updateTable('press_tag_links')
    .set({ published_at: published, type, special_id, hot, collects })
    .where('press_id', '=', id)
    .execute();
  if (!published) await trx.deleteFrom('press_pin').where('press_id', '=', id).execute();
  await trx.deleteFrom('press_search').where('press_id', '=', id).execute();
  if (published) await index(trx, id);
  await recount(trx, 'press_tags', counted);
  await recount(
    trx,
    'press_specials',
    [before.special_id, after.special_id].filter((one) => one !== null),
  );
}

async function tagsOf(trx: Db, pressId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('press_tag_links')
    .select('tag_id')
    .where('press_id', '=', pressId)
    .execute();
  return rows.map(({ tag_id }) => tag_id);
}

async function setTags(trx: Db, { id, type }: PressRow, tags: readonly number[]): Promise<void> {
  await trx.deleteFrom('press_tag_links').where('press_id', '=', id).execute();
  if (tags.length > 0)
    await insertRow(
      trx,
      'press_tag_links',
      tags.map((tag_id, position) => ({ press_id: id, tag_id, position, type })),
    );
}

/** Lets the search find an article by its title, and by what it says. */
async function index(trx: Db, pressId: number): Promise<void> {
  await sql`
    insert into press_search (press_id, tokens, published_at)
    select id, array(select distinct unnest(
      forum_tokens(title, true) || forum_tokens(description || ' ' || body, false))), published_at
    from press where id = ${pressId}`.execute(trx);
}

const countedOf = {
  press_tags: (id: string) => sql`
    select count(*), max(published_at) from press_tag_links where tag_id = ${sql.ref(id)} and published_at is not null`,
  press_specials: (id: string) => sql`
    select count(*), max(published_at) from press where special_id = ${sql.ref(id)} and status = ${sql.lit(pressStatus.published)}`,
};

/** Takes the rows of tags or specials, in the order of their ids. @returns these */
async function hold(
  trx: Db,
  table: 'press_tags' | 'press_specials',
  ids: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  if (wanted.length > 0)
    await trx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', wanted)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  return wanted;
}

/**
 * Counts what tags or specials have, anew. Their rows are taken first, in the order of their ids: whoever counts after
 * somebody else sees what that one did.
 */
export async function recount(
  trx: Db,
  table: 'press_tags' | 'press_specials',
  ids: readonly number[],
): Promise<void> {
  const wanted = await hold(trx, table, ids);
  if (wanted.length === 0) return;
  await sql`
    update ${sql.table(table)} set (press_count, newest_at) = (${countedOf[table](`${table}.id`)})
    where id = any(${wanted}::bigint[])`.execute(trx);
}
