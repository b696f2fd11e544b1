import type { Readable } from 'node:stream';
import { fromBuffer, type Options, open, type Entry as ZipEntry, type ZipFile } from 'yauzl';
import { Refusal } from '../check/refusal';

/** A file in an archive, as the archive's directory has it. Sizes in bytes. */
export interface Entry {
  name: string;
  /** The name's bytes, which older programs read as GB 18030 or by another table. */
  raw: Buffer;
  packed: number;
  unpacked: number;
  /** Where it lies in the archive. */
  offset: number;
  link: boolean;
  encrypted: boolean;
  folder: boolean;
  /** As the directory gives them; the entry's own head repeats them. */
  flags: number;
  method: number;
  checksum: number;
  /** Its content; ends with an error when it is more than the directory says. */
  open(): Promise<Readable>;
}

/** An open archive. */
export interface Archive {
  entries: Entry[];
  close(): void;
}

const linkType = 0o120000;

// Names that lead out of the archive end the reading with an error.
const options: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };

function openZip(from: string | Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip: ZipFile) => (error ? reject(error) : resolve(zip));
    if (typeof from === 'string') open(from, options, done);
    else fromBuffer(from, options, done);
  });
}

function toEntry(zip: ZipFile, entry: ZipEntry): Entry {
  return {
    name: entry.fileName,
    raw: entry.fileNameRaw,
    folder: entry.fileName.endsWith('/'),
    flags: entry.generalPurposeBitFlag,
    method: entry.compressionMethod,
    checksum: entry.crc32,
    packed: entry.compressedSize,
    unpacked: entry.uncompressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    link: ((entry.externalFileAttributes >>> 16) & 0o170000) === linkType,
    encrypted: (entry.generalPurposeBitFlag & 1) === 1,
    open: () =>
      new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
      }),
  };
}

/**
 * Opens a ZIP and reads its directory; nothing is unpacked.
 * @param from where it lies, or its content
 * @param most entries that it may have
 * @throws Refusal for more; Error for what is no ZIP, or has names that lead out of it
 */
export async function openArchive(from: string | Buffer, most: number): Promise<Archive> {
  const zip = await openZip(from);
  try {
    if (zip.entryCount > most) throw new Refusal(`压缩包中的文件过多（最多${most}个）`);
    const entries = await new Promise<Entry[]>((resolve, reject) => {
      const found: Entry[] = [];
      zip.on('entry', (entry: ZipEntry) => {
        found.push(toEntry(zip, entry));
        zip.readEntry();
      });
      zip.once('end', () => resolve(found));
      zip.once('error', reject);
      zip.readEntry();
    });
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
