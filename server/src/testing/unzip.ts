import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The files of a ZIP by their names, in its order. */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(content, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject);
    zip.on('entry', async (entry: Entry) => {
      const blocks: Buffer[] = [];
      for await (const block of await read(entry)) blocks.push(Buffer.from(block));
      files.set(entry.fileName, Buffer.concat(blocks));
      zip.readEntry();
    });
    zip.readEntry();
  });
  return files;
}
