import type { FileRule, StoredFile } from '@harbor/contract';
import { megabytes } from '@harbor/contract/size-limits';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { writeEvent } from './events';
import { type Holder, holderKind } from './holders';
import { presentFile } from './present';
import type { FileRow } from './rows';
import { fileStatus } from './transitions';

/** Which files are tied to what, under which rule. */
export interface Holding {
  /** Who uploaded them. */
  userId: number;
  ids: readonly string[];
  holder: Holder;
  /** Field that a problem is said at. */
  field: string;
  rule: FileRule;
  now: Date;
}

const held = (row: FileRow, { kind, id }: Holder) => row.holder_kind === kind && row.holder_id === String(id);

function problemOf(rows: Map<string, FileRow>, { ids, holder, rule }: Holding): string | undefined {
  if (ids.length > rule.max) return `最多上传${rule.max}个文件`;
  if (new Set(ids).size < ids.length) return '同一个文件选择了两次';
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) return '有文件已失效，请重新上传';
    if (row.holder_kind !== null && !held(row, holder)) return `“${row.name}”已用于别处，请重新上传`;
    if (!rule.types.includes(row.type))
      return `“${row.name}”的格式不符，请上传 ${rule.types.join('、')} 文件`;
    if (row.size > rule.max_bytes) return `“${row.name}”超过${megabytes(rule.max_bytes)}MB，请压缩后再上传`;
  }
  return undefined;
}

/**
 * Ties uploaded files of a person to a thing, in the given order. Those that it holds already stay; it lets none go (see
 * {@link releaseFiles}).
 * @throws HttpProblem 422 on `field` for files of somebody else, of another thing, or against the rule
 */
export async function holdFiles(trx: Db, holding: Holding): Promise<StoredFile[]> {
  const { userId, ids, holder, field, now } = holding;
  holderKind(holder.kind);
  const found =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('files')
          .selectAll()
          .where('id', 'in', [...ids])
          .where('user_id', '=', userId)
          .where('status', '=', fileStatus.ready)
          .orderBy('id')
          .forUpdate()
          .execute();
  const rows = new Map(found.map((row) => [row.id, row]));
  const problem = problemOf(rows, holding);
  if (problem) throw invalid({ [field]: [problem] });
  const taken = ids.flatMap((id) => rows.get(id) ?? []);
  for (const [place, row] of taken.entries()) {
    const fresh = row.holder_kind === null;
    await updateRows(
      trx,
      'files',
      { id: row.id },
      {
        holder_kind: holder.kind,
        holder_id: String(holder.id),
        place,
        ...(fresh && { held_at: now, updated_at: now, look_at: new Date(0) }),
      },
    );
    if (fresh) await writeEvent(trx, { fileId: row.id, what: 'hold', role: 'owner', userId, at: now });
  }
  return taken.map(presentFile);
}

/**
 * Unties the files of a thing but those to keep. They go with the next collection, unless they are tied again.
 * @param keepIds files that stay
 */
export async function releaseFiles(
  trx: Db,
  holder: Holder,
  keepIds: readonly string[],
  now: Date,
): Promise<void> {
  const released = await trx
    .updateTable('files')
    .set({ holder_kind: null, holder_id: null, held_at: null, updated_at: now })
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', String(holder.id))
    .where('status', '=', fileStatus.ready)
    .$if(keepIds.length > 0, (query) => query.where('id', 'not in', [...keepIds]))
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of released)
    await writeEvent(trx, { fileId: id, what: 'release', role: 'owner', userId: user_id, at: now });
}

/** The files of many things of one kind, by the ids of the things. */
export async function filesOfAll(
  db: Db,
  kind: string,
  ids: readonly (string | number)[],
): Promise<Map<string, StoredFile[]>> {
  const found = new Map<string, StoredFile[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('holder_kind', '=', kind)
    .where('holder_id', 'in', ids.map(String))
    .where('status', '=', fileStatus.ready)
    .orderBy('place')
    .orderBy('held_at')
    .execute();
  for (const row of rows) {
    const id = row.holder_id ?? '';
    found.set(id, [...(found.get(id) ?? []), presentFile(row)]);
  }
  return found;
}

/** The files of a thing in their order. Those whose content was deleted are not among them. */
export async function filesOf(db: Db, holder: Holder): Promise<StoredFile[]> {
  return (await filesOfAll(db, holder.kind, [holder.id])).get(String(holder.id)) ?? [];
}
