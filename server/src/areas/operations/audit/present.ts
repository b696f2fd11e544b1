import type { AuditLine } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { allQueues } from '../../../queues/queue';
import { regionsOf } from '../../../regions/region-of';
import { toMoment } from '../../../time';
import { actionLabel } from '../../base/accounts/audit-words';
import type { AuditRow } from './find';
import { detailOf, maskIp, objectTitle, pageOf } from './words';

const actorTitle = { staff: '运营', user: '用户', visitor: '访客', system: '系统' } as const;

type ActorType = keyof typeof actorTitle;

/** Where the names of things are read, by the type under which the log knows them; their numbers are those of rows. */
const named: Record<string, readonly [table: string, column: string]> = {
  user: ['users', 'nickname'],
  order: ['orders', 'order_no'],
  ticket: ['tickets', 'ticket_no'],
  post: ['posts', 'title'],
  topic: ['topics', 'title'],
  announcement: ['announcements', 'title'],
  coupon_template: ['coupon_templates', 'title'],
  goods: ['goods', 'title'],
  goods_category: ['categories', 'title'],
};

const isId = (no: string) => /^\d{1,15}$/.test(no);

/** Names of things of one type by their numbers. */
async function namesOf(db: Db, type: string, ids: readonly number[]): Promise<Map<string, string>> {
  const [table, column] = named[type] ?? [];
  if (!table || !column || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where id = any(${[...new Set(ids)]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** Names of everything that some lines speak of, by type and number. */
async function allNames(db: Db, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const wanted = new Map<string, number[]>();
  const want = (type: string, id: number) => wanted.set(type, [...(wanted.get(type) ?? []), id]);
  for (const { actor_id, object_type, object_id } of rows) {
    if (actor_id !== null) want('user', actor_id);
    if (object_type in named && isId(object_id)) want(object_type, Number(object_id));
  }
  const found = new Map<string, string>();
  await Promise.all(
    [...wanted].map(async ([type, ids]) => {
      for (const [id, name] of await namesOf(db, type, ids)) found.set(`${type} ${id}`, name);
    }),
  );
  return found;
}

/** Lines of the log as staff read them. */
export async function presentLines(db: Db, rows: readonly AuditRow[]): Promise<AuditLine[]> {
  const [names, regions] = await Promise.all([
    allNames(db, rows),
    regionsOf(
      db,
      rows.map(({ ip }) => ip),
    ),
  ]);
  const queues = new Map((await allQueues()).map(({ key, title }) => [key, title]));
  /** `refund:6` as 退款 6. */
  const caseName = (no: string) =>
    no.replace(/^([a-z]+):/, (all, key) => (queues.has(key) ? `${queues.get(key)} ` : all));
  return rows.map((row, place) => {
    const type = row.actor_type as ActorType;
    const name = row.actor_id === null ? '' : (names.get(`user ${row.actor_id}`) ?? '');
    const no = row.object_id;
    return {
      id: row.id,
      at: toMoment(row.at),
      actor: { type, type_text: actorTitle[type], id: row.actor_id, name: name || actorTitle[type] },
      action: row.action,
      action_text: actionLabel(row.action),
      object: row.object_type
        ? {
            type: row.object_type,
            type_text: objectTitle(row.object_type),
            no,
            label: row.object_type === 'case' ? caseName(no) : names.get(`${row.object_type} ${no}`) || no,
            link: pageOf[row.object_type]?.(no) ?? null,
          }
        : null,
      detail: detailOf(row.action, row.detail),
      origin: row.ip ? [regions[place], maskIp(row.ip)].filter(Boolean).join(' ') : '',
    };
  });
}
