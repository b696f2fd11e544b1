import { Readable } from 'node:stream';
import { z } from 'zod';
import { writeEvent } from '../../areas/files/events';
import { WordCount } from '../../areas/files/text/words';
import { fileStatus } from '../../areas/files/transitions';
import { ulid } from '../../areas/misc/ulid';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { readData } from '../data';
import { docxOf } from './docx';
import { buyer, hour } from './numbers';

/** Texts of orders: what the buyer handed in (version 0) and what was delivered; times in hours before the seeding. */
const manuscriptsFile = z.array(
  z.strictObject({
    order: z.int(),
    texts: z.array(
      z.strictObject({
        name: z.string(),
        version: z.int(),
        hours: z.number(),
        paragraphs: z.array(z.string()).min(1),
      }),
    ),
  }),
);

type Text = z.output<typeof manuscriptsFile>[number]['texts'][number];

/** Real documents of the buyer's orders, so that they can be downloaded, hashed and compared. */
export async function seedManuscripts(trx: Db, core: Core): Promise<void> {
  for (const { order, texts } of readData('manuscripts.json', manuscriptsFile))
    for (const [place, text] of texts.entries()) await seedText(trx, core, order, text, place);
}

function wordsOf(paragraphs: readonly string[]): number {
  const count = new WordCount();
  for (const paragraph of paragraphs) {
    count.add(paragraph);
    count.break();
  }
  return count.total();
}

async function seedText(trx: Db, core: Core, order: number, text: Text, place: number): Promise<void> {
  const { name, version, hours, paragraphs } = text;
  const content = await docxOf(paragraphs);
  const at = new Date(core.settings.clock.now() - hours * hour);
  const id = ulid(at.getTime() + place);
  await core.files.receive(id, 0, Readable.from([content]), content.length);
  const sealed = await core.files.seal(id);
  await core.files.keep(id, sealed);
  const served = await trx
    .selectFrom('orders')
    .select('teacher_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const delivered = version > 0;
  const userId = delivered ? (served.teacher_id ?? buyer) : buyer;
  await trx
    .insertInto('files')
    .values({
      id,
      user_id: userId,
      purpose: delivered ? 'delivery' : 'order_form',
      name,
      type: 'docx',
      size: content.length,
      received: content.length,
      declared_sha256: null,
      sha256: sealed.sha256,
      words: wordsOf(paragraphs),
      status: fileStatus.ready,
      holder_kind: delivered ? 'delivery' : 'order_form',
      holder_id: String(order),
      place,
      created_at: at,
      updated_at: at,
      held_at: at,
    })
    .execute();
  await writeEvent(trx, { fileId: id, what: 'upload', role: delivered ? 'teacher' : 'owner', userId, at });
  if (delivered)
    await nameFile(trx, order, version, { id, name, size: content.length, sha256: sealed.sha256 });
}

/** The delivered version names the document as its own. */
async function nameFile(
  trx: Db,
  order: number,
  version: number,
  file: { id: string; name: string; size: number; sha256: string },
): Promise<void> {
  const row = await trx
    .selectFrom('deliverables')
    .select('files')
    .where('order_id', '=', order)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const files = row.files.map((one) => (one.name === file.name ? file : one));
  await trx
    .updateTable('deliverables')
    .set({ files: JSON.stringify(files) })
    .where('order_id', '=', order)
    .where('version', '=', version)
    .execute();
}
