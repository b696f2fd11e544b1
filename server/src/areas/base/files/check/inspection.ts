import { fileLimits } from '../limits';
import { Refusal } from './refusal';

const { archive, unchecked } = fileLimits;

const MiB = 1024 * 1024;

/** What is said of a file that unpacks to more than any document or dataset does. */
export const tooLarge = () => new Refusal('压缩包解压后过大，请拆分后再上传');

/** How far inside a file something lies: archives in archives, documents in documents. */
export interface Depth {
  archives: number;
  documents: number;
}

/**
 * What one file costs to look at and what was found in it. Everything inside, however deep, draws on the same limits, so
 * that many small things cannot do together what one large one may not.
 */
export class Inspection {
  /** What could not be looked into, in words for people; each once. */
  readonly unchecked: string[] = [];
  /** Files inside that were judged. */
  insides = 0;
  private unpacked = 0;
  private entries = 0;

  /** @param size of the file as it was uploaded, in bytes */
  constructor(readonly size: number) {}

  /** Counts bytes that came out of something packed. @throws Refusal for too many */
  unpack(bytes: number): void {
    this.expect(bytes);
    this.unpacked += bytes;
  }

  /** Looks ahead at bytes that will be unpacked. @throws Refusal for too many */
  expect(bytes: number): void {
    const most = Math.min(archive.unpacked, Math.max(this.size, MiB) * archive.ratio);
    if (this.unpacked + bytes > most) throw tooLarge();
  }

  /** Counts files inside. @throws Refusal for too many */
  enter(count: number): void {
    this.entries += count;
    if (this.entries > archive.entries)
      throw new Refusal(`压缩包中的文件过多（最多${archive.entries}个），请拆分后再上传`);
  }

  /** Notes something that nobody here can look into: whoever gets the file is told. */
  cannotTell(what: string): void {
    const short = [...what].slice(0, unchecked.longest).join('');
    if (this.unchecked.includes(short) || this.unchecked.length > unchecked.most) return;
    this.unchecked.push(this.unchecked.length === unchecked.most ? '还有更多内容' : short);
  }
}
