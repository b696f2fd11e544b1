import { endsAsDisk, headBytes, markOf } from '../content/kinds';
import type { Depth, Inspection } from '../inspection';
import { Refusal } from '../refusal';
import { checkArchives } from './archives';
import { isEquation, isOldEquation, namesProgram } from './equation';
import { dangerous, equations, oldEditor } from './owners';
import { type Compound, type Item, readCompound } from './reader';
import { checkWordBinary } from './word-binary';
import { checkWorkbook } from './workbook';

/** How something that lies inside is judged, whatever it is. */
export type JudgeInside = (
  name: string,
  content: Buffer,
  inspection: Inspection,
  depth: Depth,
) => Promise<void>;

/** What a compound file was found to be. */
export type CompoundKind = 'doc' | 'xls' | 'ppt' | 'object';

const macroNames = /^(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros|VBAProject)$/i;
const lockNames = /^(?:EncryptedPackage|EncryptionInfo|EncryptedSummary)$/i;

/** Streams of an object beside its content: who made it, how it looks. */
const accompanying = (name: string) => name.charCodeAt(0) <= 6 || /^(?:Equation Native|ObjInfo)$/.test(name);

const embedded = (what: string) => new Refusal(`文档中含有${what}（OLE 嵌入对象），请转为图片或移除后再上传`);

const has = (item: Item, name: string) =>
  item.children.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** What the object calls itself: `Origin50.Graph`, `Visio.Drawing.11`. */
function titleOf(compound: Compound, item: Item): string {
  const said = has(item, '\x01CompObj');
  if (!said) return '对象';
  const text = compound.read(said, 4096).toString('latin1');
  const [program] = /[A-Za-z][\w-]{1,38}(?:\.[\w-]{1,20}){1,2}(?=\0)/.exec(text.slice(28)) ?? [];
  return program ?? '对象';
}

/** A file with a name, as the packager keeps it: a number, how it is called, where it came from. */
const isPackaged = (content: Buffer) =>
  content.length > 8 && content.readUInt16LE(4) === 2 && (content[6] ?? 0) >= 0x20 && content.includes(0, 7);

/**
 * Looks at what a program before 1994 kept of its object: a picture of Paint, a drawing, an equation. A packed file, which a
 * double click runs, and what names no program are refused.
 */
function checkNative(compound: Compound, item: Item, native: Item, inspection: Inspection): void {
  const content = compound.read(native);
  if (content.toString('latin1', 4, 6) === 'BM') return;
  if (/^0*$/.test(item.owner) || isPackaged(content)) throw embedded('打包的文件');
  if (equations.has(item.owner)) {
    if (!isOldEquation(content.subarray(4))) throw embedded('不正常的公式');
    inspection.cannotTell(`公式 ${titleOf(compound, item)}`);
    return;
  }
  if (markOf(content.subarray(4, 4 + headBytes)) ?? markOf(content.subarray(0, headBytes)))
    throw embedded('打包的文件');
  inspection.cannotTell(`嵌入对象 ${titleOf(compound, item)}`);
}

/** Looks at one object that lies in a document, or that is the whole of a part. */
async function checkObject(
  compound: Compound,
  item: Item,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  if (dangerous.has(item.owner)) throw embedded('程序、链接或控件');
  const ole = has(item, '\x01Ole');
  if (ole && ole.size >= 8 && (compound.read(ole, 8).readUInt32LE(4) & 1) === 1) throw embedded('外部链接');
  const native = has(item, '\x01Ole10Native');
  if (native) {
    checkNative(compound, item, native, inspection);
    return;
  }
  const equation = has(item, 'Equation Native');
  if (equations.has(item.owner) || equation) {
    const content = equation && compound.read(equation);
    if (content && isEquation(content)) return;
    // The old editor is attacked by equations that are none; others have formats of their own.
    if (!content || oldEditor.has(item.owner) || namesProgram(content)) throw embedded('不正常的公式');
    inspection.cannotTell(`公式 ${titleOf(compound, item)}`);
    return;
  }
  await checkStreams(compound, item, inspection, depth, judge);
  inspection.cannotTell(`嵌入对象 ${titleOf(compound, item)}`);
}

/** Streams that are files of their own: a workbook as a package, a PDF. */
async function checkStreams(
  compound: Compound,
  item: Item,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  for (const child of item.children) {
    if (child.kind !== 'stream' || accompanying(child.name)) continue;
    const content = compound.read(child);
    const mark = endsAsDisk(content) ? 'disk' : markOf(content.subarray(0, headBytes));
    if (mark === undefined || mark === 'picture') continue;
    if (['zip', 'pdf', 'compound', 'rtf'].includes(mark)) {
      inspection.unpack(content.length);
      await judge('', content, inspection, { ...depth, documents: depth.documents + 1 });
    } else if (mark !== 'packed') throw embedded('程序或无法检查的文件');
  }
}

const heartOf = (item: Item): CompoundKind => {
  if (has(item, 'WordDocument')) return 'doc';
  if (has(item, 'Workbook') || has(item, 'Book')) return 'xls';
  if (has(item, 'PowerPoint Document')) return 'ppt';
  return 'object';
};

/** What is run by a double click, whatever else the storage holds. */
const acts = (item: Item) => dangerous.has(item.owner) || has(item, '\x01Ole10Native') !== undefined;

const isObject = (item: Item) =>
  equations.has(item.owner) ||
  ['\x01Ole', '\x01CompObj', 'Equation Native', 'Package', 'CONTENTS'].some((name) => has(item, name));

/**
 * Checks a compound file of OLE: an old document of Office with the objects in it, or such an object by itself. Macros,
 * passwords, packed files, links and controls are refused; equations are judged by what they hold; of other objects whoever
 * gets the file is told.
 * @returns what it is
 * @throws Refusal
 */
export async function checkCompound(
  bytes: Buffer,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<CompoundKind> {
  const compound = readCompound(bytes);
  const { root, all } = compound;
  if (all.some(({ name }) => lockNames.test(name)))
    throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
  if (all.some(({ name }) => macroNames.test(name))) throw new Refusal('文档中含有宏，请移除宏后再上传');
  const kind = heartOf(root);
  if (kind === 'object' || acts(root)) await checkObject(compound, root, inspection, depth, judge);
  for (const item of all)
    if (item.kind === 'storage' && (acts(item) || (isObject(item) && heartOf(item) === 'object')))
      await checkObject(compound, item, inspection, depth, judge);
  for (const item of all) {
    if (/^(?:Workbook|Book)$/i.test(item.name)) checkWorkbook(compound.read(item));
    if (item.name === 'WordDocument') checkWordBinary(compound, compound.read(item));
  }
  await checkArchives(bytes, compound, inspection, depth, judge);
  return kind;
}
