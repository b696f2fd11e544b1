import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

/** The files of a ZIP on the disk, as text by their names. */
export async function unzip(path: string): Promise<Map<string, string>> {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true });
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', async (entry: Entry) => {
      try {
        const blocks: Buffer[] = [];
        for await (const block of await read(entry)) blocks.push(Buffer.from(block));
        files.set(entry.fileName, Buffer.concat(blocks).toString());
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}
