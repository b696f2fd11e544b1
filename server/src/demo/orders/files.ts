import { Readable } from 'node:stream';
import type { StoredFile } from '@harbor/contract';
import { fileTypeOf } from '@harbor/contract/file-types';
import { writeEvent } from '../../areas/base/files/events';
import { fileStatus } from '../../areas/base/files/transitions';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import { ulid } from '../../ulid';
import { type About, documentOf } from './documents';

/** Whose file goes to which order, as what was handed in or what was delivered. */
interface Handed {
  kind: 'order_form' | 'delivery';
  userId: number;
  orderId: number;
  name: string;
  place: number;
}

/** Keeps a document as if it had been uploaded and held by the order. */
export async function keepDocument(
  trx: Db,
  core: Core,
  { kind, userId, orderId, name, place }: Handed,
  about: About,
): Promise<StoredFile> {
  const content = await documentOf(name, about);
  const type = fileTypeOf(name);
  if (!type) throw new Error(`${name}: nobody could upload this`);
  const id = ulid(about.at.getTime());
  await core.files.receive(id, 0, Readable.from([content]), content.length);
  const sealed = await core.files.seal(id);
  await core.files.keep(id, sealed);
  await insertRow(trx, 'files', {
    id,
    user_id: userId,
    purpose: kind,
    name,
    type,
    size: sealed.size,
    received: sealed.size,
    declared_sha256: null,
    sha256: sealed.sha256,
    words: null,
    status: fileStatus.ready,
    holder_kind: kind,
    holder_id: String(orderId),
    place,
    created_at: about.at,
    updated_at: about.at,
    held_at: about.at,
    deleted_at: null,
  });
  const role = kind === 'delivery' ? 'teacher' : 'owner';
  await writeEvent(trx, { fileId: id, what: 'upload', role, userId, at: about.at });
  return { id, name, size: sealed.size, sha256: sealed.sha256, type, words: null };
}
