import { archiveEnds, archiveUntil, longestEnd } from '../hidden-archive';
import type { Depth, Inspection } from '../inspection';
import { Refusal } from '../refusal';
import type { JudgeInside } from './compound';
import type { Compound, Place } from './reader';
import { placeInRecords } from './workbook';

const mixed = () => new Refusal('文件中混有其他格式的内容，请重新导出后上传');

/** The archive whose end stands at a place in a stream; Excel cuts those in its own into records. */
function archiveIn({ name, content, at }: Place): Buffer | undefined {
  const place = /^(?:Workbook|Book)$/i.test(name) ? placeInRecords(content, at) : { content, at };
  return place && [...archiveEnds(place.content)].includes(place.at)
    ? archiveUntil(place.content, place.at)
    : undefined;
}

/**
 * Judges the archives that programs would find from the end of a compound file. Word and Excel since 2007 keep themes and
 * drawings as such inside streams; an archive behind the streams, or one that begins in a stream and ends elsewhere, nobody put there for a
 * document.
 * @throws Refusal
 */
export async function checkArchives(
  bytes: Buffer,
  compound: Compound,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  const from = Math.max(0, bytes.length - 2 * longestEnd);
  for (const end of archiveEnds(bytes.subarray(from))) {
    const stream = compound.streamAt(from + end);
    const archive = stream && archiveIn(stream);
    if (!archive) throw mixed();
    inspection.unpack(archive.length);
    await judge('', archive, inspection, { ...depth, documents: depth.documents + 1 });
  }
}
