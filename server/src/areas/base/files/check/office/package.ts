import type { Entry } from '../../archive/open';
import { unpackEntry, withArchive } from '../archive';
import { checkCompound, type JudgeInside } from '../compound/compound';
import { headBytes, type Kind, markOf } from '../content/kinds';
import { endingOf, runs, shortName } from '../content/names';
import type { Depth, Inspection } from '../inspection';
import { Refusal } from '../refusal';
import { PartReader } from './part-reader';
import { checkRelations, checkTypes } from './relations';
import { isMarkup, xmlText } from './xml-text';

/** The part without which a document of each type is none. */
const heart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;

export type OfficeType = keyof typeof heart;

const contentTypes = '[Content_Types].xml';
const macroParts = /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml)$|(^|\/)(activeX|macrosheets|dialogsheets)\//i;
/** Parts of documents of LibreOffice that hold macros. */
const openMacros = /^(?:Basic|Scripts|Configurations2\/accelerator)\/.+/i;

/** Most of the list of types, or of relations, that is looked at, in bytes; Word's own have a few thousand. */
const mostList = 4 * 1024 * 1024;

const objects = (what = 'OLE') => new Refusal(`文档中含有嵌入对象（${what}），请转为图片或移除后再上传`);
const unlike = (type: string) => new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);

/** Whether a part stands where documents keep what others made. */
const isEmbedding = (name: string) => /(^|\/)embeddings\/|\.ole$/i.test(name);

async function* rest(
  first: Buffer,
  blocks: AsyncIterator<Buffer>,
  inspection: Inspection,
): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    inspection.unpack(next.value.length);
    yield next.value;
  }
}

/** Reads a part of markup as it is unpacked, however large it is. */
async function readMarkup(entry: Entry, inspection: Inspection): Promise<void> {
  const stream = await entry.open();
  const blocks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const first = await blocks.next();
  if (first.done) return;
  inspection.unpack(first.value.length);
  const reader = new PartReader();
  for await (const text of xmlText(rest(first.value, blocks, inspection))) reader.write(text);
  reader.end();
  for (const what of reader.unchecked) inspection.cannotTell(what);
}

/** The first bytes of a part; the rest of it stays packed. */
async function headOf(entry: Entry): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const block of await entry.open()) {
    blocks.push(block as Buffer);
    length += (block as Buffer).length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(blocks).subarray(0, headBytes);
}

const inDocument: readonly (Kind | undefined)[] = ['picture', 'packed'];

/** Everything that lies in a document and is no markup. */
async function checkPart(
  entry: Entry,
  mark: Kind | undefined,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  const deeper = { ...depth, documents: depth.documents + 1 };
  const readWhole = async () => {
    const { whole } = await unpackEntry(entry, inspection, headBytes);
    if (!whole) throw new Refusal('文档中嵌入的内容过大，请移除后再上传');
    return whole;
  };
  if (mark === 'compound') {
    const kind = await checkCompound(await readWhole(), inspection, depth, judge);
    if (kind === 'ppt') inspection.cannotTell('嵌入的旧版幻灯片');
  } else if (mark === 'zip' || mark === 'pdf') await judge(entry.name, await readWhole(), inspection, deeper);
  else if (mark !== undefined && !inDocument.includes(mark)) throw objects();
  else {
    if (isEmbedding(entry.name)) throw objects();
    await unpackEntry(entry, inspection, 0);
  }
}

async function lookAt(entry: Entry, inspection: Inspection, depth: Depth, judge: JudgeInside): Promise<void> {
  const head = await headOf(entry);
  const mark = markOf(head);
  if (/\.rels$/i.test(entry.name) || entry.name.toLowerCase() === contentTypes.toLowerCase()) {
    if (entry.unpacked > mostList) throw new Refusal('文档的结构过于复杂，请另存为新文档后再上传');
    const { whole } = await unpackEntry(entry, inspection, 0);
    if (whole) await (/\.rels$/i.test(entry.name) ? checkRelations(whole) : checkTypes(whole));
    return;
  }
  if (mark === undefined && isMarkup(head)) {
    // What Word converts when it opens the document has its own ways to act.
    if (/<html[\s>]/i.test(head.toString('latin1', 0, 2048)))
      throw new Refusal('文档中嵌入了网页，请用 Word 打开后另存为 docx 再上传');
    await readMarkup(entry, inspection);
  } else if (mark === undefined && /^\s*MIME-Version:/i.test(head.toString('latin1', 0, 64)))
    throw new Refusal('文档中嵌入了网页，请用 Word 打开后另存为 docx 再上传');
  else if (
    mark === undefined &&
    /^(?:xml|vml|svg|html?|mht(?:ml)?|rtf)$/.test(endingOf(entry.name)) &&
    entry.unpacked > 3
  )
    throw new Refusal(`文档的部件无法识别（${shortName(entry.name)}），请另存为新文档后再上传`);
  else await checkPart(entry, mark, inspection, depth, judge);
}

/**
 * Checks a document that is packed as an archive, of Word, Excel, PowerPoint, Visio or LibreOffice: every part by what it
 * is, whatever it is called. Macros, controls, packed files, links to what lies elsewhere and definitions of its own are
 * refused; embedded workbooks and documents are looked into; equations are judged by what they hold.
 * @param type of one that was handed in; undefined where any will do
 * @throws Refusal
 */
export async function checkPackage(
  bytes: Buffer,
  type: OfficeType | undefined,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  await withArchive(bytes, inspection, true, async ({ entries }) => {
    const names = entries.map(({ name }) => name);
    if (type && !(names.includes(contentTypes) && names.includes(heart[type]))) throw unlike(type);
    if (names.some((name) => macroParts.test(name) || openMacros.test(name)))
      throw new Refusal('文档中含有宏，请移除宏后再上传');
    for (const entry of entries) {
      if (entry.folder || entry.unpacked === 0) continue;
      try {
        await lookAt(entry, inspection, depth, judge);
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal('文档已损坏，请另存为新文档后再上传');
      }
    }
    // No program that writes documents calls a part so, whatever it holds.
    if (names.some(runs)) throw objects();
  });
}

/** Whether an archive is a document of Office, by its parts. */
export const isPackage = (names: readonly string[]): boolean =>
  names.includes(contentTypes) || (names.includes('mimetype') && names.includes('content.xml'));
