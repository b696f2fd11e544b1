import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** A statement has two tables; what unpacks to more is none. */
const most = { files: 8, bytes: 128 * 1024 * 1024 };

/** The files of a ZIP in its order; their names, which are not UTF-8 at Alipay, are passed over. */
export async function unzipped(content: Buffer): Promise<Buffer[]> {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(content, {
    lazyEntries: true,
    decodeStrings: false,
  });
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files: Buffer[] = [];
  let room = most.bytes;
  return new Promise((resolve, reject) => {
    zip.on('end', () => resolve(files)).on('error', reject);
    zip.on('entry', (entry: Entry) => {
      const take = async () => {
        room -= entry.uncompressedSize;
        if (files.length >= most.files || room < 0) throw new Error('a statement is not that large');
        const blocks: Buffer[] = [];
        for await (const block of await read(entry)) blocks.push(Buffer.from(block));
        files.push(Buffer.concat(blocks));
        zip.readEntry();
      };
      take().catch(reject);
    });
    zip.readEntry();
  });
}
