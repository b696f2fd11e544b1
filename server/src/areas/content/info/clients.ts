import { type BodyOf, clientPlatform, type DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { codeOf } from '../support/codes';

const columns = [
  'id',
  'platform',
  'title',
  'version',
  'system',
  'url',
  'file_name',
  'size',
  'sha256',
  'notes',
  'released_at',
  'active',
] as const;

/** Computers first: the page is mostly read on them. */
const order = clientPlatform.options;

const staffColumns = [...columns, 'revision'] as const;

const present = <T extends { released_at: Date }>(row: T) => ({
  ...row,
  released_at: toMoment(row.released_at),
});

/** The latest client of each platform, and the code of the page for those who read it on a computer. */
export async function latestClients({
  db,
  settings,
}: Core): Promise<DataOf<'GET /clientAndServer/all/list'>> {
  const [rows, code] = await Promise.all([
    db
      .selectFrom('client_downloads')
      .distinctOn('platform')
      .select(columns)
      .where('active', '=', true)
      .orderBy('platform')
      .orderBy('released_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    codeOf(`${settings.publicUrl}/classroom`),
  ]);
  rows.sort((a, b) => order.indexOf(a.platform) - order.indexOf(b.platform));
  return { data: rows.map(present), code };
}

/** Every client that was ever listed, the newest first. */
export async function allClients(db: Db): Promise<DataOf<'GET /staff/client/list'>> {
  const rows = await db
    .selectFrom('client_downloads')
    .select(staffColumns)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { data: rows.map(present) };
}

/**
 * Lists a client or changes one.
 * @throws HttpProblem 422 for a file without name, size or checksum · 404 for an unknown client · 409 when somebody else
 * changed it since `revision`
 */
export async function saveClient(
  core: Core,
  staffId: number,
  { id, revision, notes, ...input }: BodyOf<'POST /staff/client/save'>,
): Promise<DataOf<'POST /staff/client/save'>> {
  const { url, file_name = '', size = 0, sha256 = '' } = input;
  if (url && !sha256) throw invalid({ sha256: ['请填写文件的SHA-256校验值'] });
  if (url && !(file_name && size > 0)) throw invalid({ file_name: ['请填写文件名与大小'] });
  const values = { ...input, notes: JSON.stringify(notes) };
  return core.db.transaction().execute(async (trx) => {
    const saved = id
      ? await trx
          .updateTable('client_downloads')
          .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
          .where('id', '=', id)
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
          .returning(staffColumns)
          .executeTakeFirst()
      : await trx
          .insertInto('client_downloads')
          .values({ ...values, released_at: new Date(core.settings.clock.now()) })
          .returning(staffColumns)
          .executeTakeFirst();
    if (!saved) {
      const known = await findRow(trx, 'client_downloads', { id: id ?? 0 }, ['id']);
      throw known ? conflict('这个版本刚被其他同事修改，请刷新后再改') : notFound('客户端不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: id ? 'client.change' : 'client.add',
      object: ['client', String(saved.id)],
      detail: { platform: saved.platform, version: saved.version, active: saved.active },
    });
    return present(saved);
  });
}
