import type { Readable } from 'node:stream';
import { open, type Entry as ZipEntry, type ZipFile } from 'yauzl';
import { Refusal } from '../check/refusal';

/** A file in an archive, as the archive's directory has it. Sizes in bytes. */
export interface Entry {
  name: string;
  packed: number;
  unpacked: number;
  /** Where it lies in the archive. */
  offset: number;
  link: boolean;
  encrypted: boolean;
  /** Its content; ends with an error when it is more than the directory says. */
  open(): Promise<Readable>;
}

/** An open archive. */
export interface Archive {
  entries: Entry[];
  close(): void;
}

const linkType = 0o120000;

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names that lead out of the archive end the reading with an error.
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function toEntry(zip: ZipFile, entry: ZipEntry): Entry {
  return {
    name: entry.fileName,
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
 * @param most entries that it may have
 * @throws Refusal for more; Error for what is no ZIP, or has names that lead out of it
 */
export async function openArchive(path: string, most: number): Promise<Archive> {
  const zip = await openZip(path);
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
