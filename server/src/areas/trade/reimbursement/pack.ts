import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { Core } from '../../../core';
import { conflict } from '../../../http/problem';
import { readStored } from '../../base/files/read';
import { fileOf } from '../invoices/present';
import { gatherFacts, type ReimbursementFacts, whyNoPack } from './facts';
import { paperPdf, papersOf } from './papers';

/** A pack on its way to the browser. */
export interface Pack {
  content: Readable;
  name: string;
}

/** @throws HttpProblem 409 when the desk's file is gone */
async function invoiceStream(core: Core, { invoice }: ReimbursementFacts): Promise<Readable> {
  const file = invoice && (await fileOf(core.db, invoice.id));
  if (!file) throw conflict('发票文件已不在，请联系客服重新上传');
  return readStored(core, file);
}

/** Puts the papers into the ZIP, what is written here between other requests. */
async function fill(core: Core, zip: ZipFile, facts: ReimbursementFacts): Promise<void> {
  const mtime = new Date(core.settings.clock.now());
  for (const [place, { name }] of papersOf(facts).entries()) {
    const path = `${place}-${name}.pdf`;
    const written = paperPdf(name, facts);
    if (written) zip.addBuffer(await written, path, { mtime });
    else {
      const invoice = await invoiceStream(core, facts);
      // The ZIP does not close what it no longer reads, as when the browser goes away in the middle.
      zip.outputStream.once('close', () => invoice.destroy());
      zip.addReadStream(invoice, path, { mtime, compress: false });
    }
    await turn();
  }
}

/**
 * Everything that a reimbursement needs in one ZIP, with the amounts as they are now. What is written here is small and
 * is made between other requests; the invoice is streamed from where it lies.
 * @throws HttpProblem 404 not the user's order, 409 nothing to reimburse now
 */
export async function reimbursementPack(core: Core, userId: number, orderId: number): Promise<Pack> {
  const facts = await gatherFacts(core.db, userId, orderId);
  const why = whyNoPack(facts);
  if (why) throw conflict(why);
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  try {
    await fill(core, zip, facts);
  } catch (error) {
    content.destroy();
    throw error;
  }
  zip.end();
  return { content, name: `报销材料-${facts.order.order_no}.zip` };
}
