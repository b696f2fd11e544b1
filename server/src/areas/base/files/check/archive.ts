import { type Archive, type Entry, openArchive } from '../archive/open';
import { fileLimits } from '../limits';
import { checkLayout } from './archive-layout';
import { checkName } from './content/names';
import { type Inspection, tooLarge } from './inspection';
import { Refusal } from './refusal';

const { entries: mostEntries, ratio: mostRatio } = fileLimits.archive;

const MiB = 1024 * 1024;
const linkRefusal = '压缩包中含有链接，请只放入文件';

/** The name as programs of the national encoding read it, which is not always how it is read here. */
function namesOf({ name, raw, flags }: Entry): string[] {
  if ((flags & 0x800) !== 0 || raw.every((byte) => byte < 0x80)) return [name];
  const read = ['utf-8', 'gb18030'].map((encoding) => new TextDecoder(encoding).decode(raw));
  // In the national encoding the second byte of a character may look like a slash.
  return [...read, name.replaceAll('/', '_')];
}

function checkEntry(entry: Entry, documents: boolean): void {
  if (entry.encrypted) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
  if (entry.link) throw new Refusal(linkRefusal);
  if (![0, 8].includes(entry.method))
    throw new Refusal('压缩包用了不常见的压缩方式，请改用普通 ZIP 格式重新打包');
  if (entry.unpacked > MiB && entry.unpacked > entry.packed * mostRatio) throw tooLarge();
  // Parts of a document are named by programs, and judged by what they are.
  if (!documents) for (const name of namesOf(entry)) checkName(name);
  else if (entry.name.split('/').includes('..')) throw new Refusal('文件已损坏，请另存为新文档后再上传');
}

const broken = (error: unknown) =>
  error instanceof Refusal ? error : new Refusal('压缩包已损坏或路径不安全，请重新打包后上传');

/**
 * Opens an archive, has its directory checked, and hands it to somebody who looks at its content. Nothing of it is written
 * to the disk.
 * @param documents whether it is a document that is packed as an archive
 * @throws Refusal
 */
export async function withArchive<T>(
  bytes: Buffer,
  inspection: Inspection,
  documents: boolean,
  look: (archive: Archive) => Promise<T>,
): Promise<T> {
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x06054b50) throw new Refusal('压缩包是空的');
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50)
    throw new Refusal('文件内容与格式不符，请检查后重新上传');
  const archive = await openArchive(bytes, mostEntries).catch((error: unknown) => {
    throw broken(error);
  });
  try {
    const { entries } = archive;
    if (entries.length === 0) throw new Refusal('压缩包是空的');
    inspection.enter(entries.length);
    for (const entry of entries) checkEntry(entry, documents);
    checkLayout(bytes, entries);
    inspection.expect(entries.reduce((sum, { unpacked }) => sum + unpacked, 0));
    return await look(archive);
  } finally {
    archive.close();
  }
}

/** The beginning of an entry, and all of it when it is not too large to be read whole. */
export interface Unpacked {
  head: Buffer;
  /** Undefined for more than `fileLimits.inside`; it was unpacked all the same, to nothing. */
  whole: Buffer | undefined;
}

/** Unpacks an entry within the limits. @throws Refusal, also for one that is broken or holds more than it says */
export async function unpackEntry(entry: Entry, inspection: Inspection, head: number): Promise<Unpacked> {
  const blocks: Buffer[] = [];
  let kept = 0;
  let length = 0;
  try {
    for await (const block of await entry.open()) {
      const bytes = block as Buffer;
      length += bytes.length;
      inspection.unpack(bytes.length);
      if (kept > fileLimits.inside) continue;
      blocks.push(bytes);
      kept += bytes.length;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('压缩包已损坏，请重新打包后上传');
  }
  const all = Buffer.concat(blocks);
  return { head: all.subarray(0, head), whole: length === kept ? all : undefined };
}
