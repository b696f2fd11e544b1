import { Readable } from 'node:stream';
import { fileTypeOf } from '@harbor/contract/file-types';
import { writeEvent } from '../../areas/files/events';
import { fileStatus } from '../../areas/files/transitions';
import { ulid } from '../../areas/misc/ulid';
import type { FileSnapshot } from '../../areas/orders/tables';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { type About, documentOf } from './documents';

/** Whose file goes to which order. */
interface Handed {
  userId: number;
  orderId: number;
  name: string;
  place: number;
}

/** Keeps a document as if it had been uploaded and delivered. @returns it as the order keeps it */
export async function keepDocument(
  trx: Db,
  core: Core,
  { userId, orderId, name, place }: Handed,
  about: About,
): Promise<FileSnapshot> {
  const content = await documentOf(name, about);
  const type = fileTypeOf(name);
  if (!type) throw new Error(`${name}: nobody could upload this`);
  const id = ulid(about.at.getTime());
  await core.files.receive(id, 0, Readable.from([content]), content.length);
  const sealed = await core.files.seal(id);
  await core.files.keep(id, sealed);
  await trx
    .insertInto('files')
    .values({
      id,
      user_id: userId,
      purpose: 'delivery',
      name,
      type,
      size: sealed.size,
      received: sealed.size,
      declared_sha256: null,
      sha256: sealed.sha256,
      words: null,
      status: fileStatus.ready,
      holder_kind: 'delivery',
      holder_id: String(orderId),
      place,
      created_at: about.at,
      updated_at: about.at,
      held_at: about.at,
      deleted_at: null,
    })
    .execute();
  await writeEvent(trx, { fileId: id, what: 'upload', role: 'teacher', userId, at: about.at });
  return { id, name, size: sealed.size, sha256: sealed.sha256 };
}
