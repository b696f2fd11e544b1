import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { exportStatus } from '@harbor/contract/privacy-states';
import { promises } from '@harbor/contract/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Core } from '../../../../core';
import { updateRows } from '../../../../db/rows';
import { defineJob } from '../../../../jobs/define';
import type { DataFile } from '../../../../personal-data/kind';
import { dataKinds } from '../../../../personal-data/kinds';
import { plainRow } from '../../../../personal-data/labels';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { recordsOf } from '../data/read';
import { removeExport, writeExport } from './file';
import { exportPage, type Held } from './page';
import { moveExport } from './states';

/** Part of the work that is reading, in percent; the rest is packing. */
const readingShare = 70;

/** Where the page of privacy is, for both platforms. */
export const privacyPath = '/idsetting/privacy';

async function progress(core: Core, id: string, percent: number): Promise<void> {
  await updateRows(
    core.db,
    'data_exports',
    { id, status: exportStatus.running },
    { progress: Math.floor(percent), updated_at: new Date(core.settings.clock.now()) },
  );
}

async function gather(core: Core, id: string, userId: number): Promise<{ held: Held[]; files: DataFile[] }> {
  const held: Held[] = [];
  const files: DataFile[] = [];
  for (const [index, kind] of dataKinds().entries()) {
    held.push({ kind, rows: await recordsOf(core, kind, userId) });
    files.push(...((await kind.files?.(core, userId)) ?? []));
    await progress(core, id, ((index + 1) / dataKinds().length) * readingShare);
  }
  return { held, files };
}

/** A file that is read when its turn comes, so that pictures do not wait in memory. */
function addFile(zip: ZipFile, { name, read }: DataFile, mtime: Date, onRead: () => Promise<void>): void {
  zip.addReadStreamLazy(name, { mtime, compress: false }, (done) => {
    read()
      .then(async (content) => {
        await onRead();
        done(null, Readable.from([content ?? Buffer.alloc(0)]));
      })
      .catch((error: unknown) => done(error, Readable.from([])));
  });
}

/** The ZIP: a page to read, JSON by kind, and the person's files. */
function pack(core: Core, id: string, { held, files }: { held: Held[]; files: DataFile[] }): ZipFile {
  const mtime = new Date(core.settings.clock.now());
  const at = toMoment(mtime).slice(0, 16).replace('T', ' ');
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(exportPage(held, at)), 'index.html', { mtime });
  for (const { kind, rows } of held) {
    const json = { kind: kind.key, title: kind.title, records: rows.map(plainRow) };
    zip.addBuffer(Buffer.from(JSON.stringify(json, null, 2)), `data/${kind.key}.json`, { mtime });
  }
  for (const [index, file] of files.entries())
    addFile(zip, file, mtime, () =>
      progress(core, id, readingShare + ((index + 1) / files.length) * (99 - readingShare)),
    );
  return zip;
}

/** @returns whether the export was still wanted */
async function finish(core: Core, id: string, size: number, fileKey: string): Promise<boolean> {
  const { clock, privacy } = core.settings;
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    const userId = await moveExport(core, trx, id, 'finish', {
      progress: 100,
      size,
      file_key: fileKey,
      expires_at: new Date(now.getTime() + privacy.exportKept),
    });
    if (userId === undefined) return false;
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '您的个人信息副本已生成',
      body: `请在 ${promises.exportDays} 天内下载，下载前需要验证身份。如果不是您本人申请的，请立即修改密码。`,
      link: privacyPath,
      now,
    });
    await audit(trx, clock, { actor: { type: 'user', id: userId }, action: 'privacy.export_ready' });
    return true;
  });
}

/** Makes an export. Cut off in the middle it begins anew; one whose owner has left is not made. */
export const makeExport = defineJob({
  name: 'privacy.export',
  data: z.object({ id: z.uuid() }),
  async run(core, { id }) {
    const userId = await moveExport(core, core.db, id, 'start', { progress: 0 });
    if (userId === undefined) return;
    const { dataDir } = core.settings;
    const key = randomBytes(32);
    const zip = pack(core, id, await gather(core, id, userId));
    const content = new PassThrough();
    zip.on('error', (error: Error) => content.destroy(error));
    zip.outputStream.pipe(content);
    zip.end();
    const size = await writeExport(dataDir, id, content, key);
    const sealed = core.cipher.seal(key.toString('base64'), `data_exports.file_key:${id}`);
    // Given up, or erased with its account, while it was made: nobody would ever come for the file.
    if (!(await finish(core, id, size, sealed))) await removeExport(dataDir, id);
  },
});
