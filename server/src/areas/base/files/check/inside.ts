import { gunzipSync } from 'node:zlib';
import { type Entry, openArchive } from '../archive/open';
import { fileLimits } from '../limits';
import { unpackEntry, withArchive } from './archive';
import { checkCompound } from './compound/compound';
import { endsAsDisk, headBytes, type Kind, markOf } from './content/kinds';
import { endingOf, isLeftover, isSource, runs, shortName } from './content/names';
import { holdsPage, pageActs } from './content/page';
import { rtfActs } from './content/rtf';
import { textKind } from './content/text-kind';
import { hasForeignArchive, hidesArchive } from './hidden-archive';
import type { Depth, Inspection } from './inspection';
import { checkPackage, isPackage, type OfficeType } from './office/package';
import { checkPdf } from './pdf/check';
import { Refusal } from './refusal';
import { checkText } from './text';

const { archives: deepestArchives, documents: deepestDocuments } = fileLimits.archive;

const office: readonly string[] = ['docx', 'xlsx', 'pptx'] satisfies OfficeType[];
const pictures = 'jpg jpeg jpe jfif png gif webp bmp dib tif tiff emf wmf eps heic ico jp2'.split(' ');
const texts =
  'txt text md markdown tex csv tsv ris bib bbl cls sty bst log nbib enw json yaml yml xml toml'.split(' ');
const pages = 'html htm xhtml xht shtml svg'.split(' ');
const markup = 'xml xsl xslt rdf rss atom mml mathml tei kml gml'.split(' ');
const oldDocuments = 'doc xls ppt pps dot xlt pot wps et dps'.split(' ');
const packedData = 'rds rda rdata'.split(' ');

/** What an ending promises; undefined for endings that nobody here knows. */
function promised(ending: string): readonly Kind[] | undefined {
  if (ending === 'pdf') return ['pdf'];
  if (
    office.includes(ending) ||
    ['zip', 'odt', 'ods', 'odp', 'dotx', 'xltx', 'potx', 'ppsx', 'vsdx'].includes(ending)
  )
    return ['zip'];
  if (oldDocuments.includes(ending)) return ['compound', 'rtf'];
  if (pictures.includes(ending)) return ['picture', 'binary', 'text'];
  if (texts.includes(ending)) return ['text'];
  if (ending === 'rtf') return ['rtf'];
  return undefined;
}

const refused = (what: string, name: string, how = '请移除后再上传') =>
  new Refusal(`文件中含有${what}${name ? `（${shortName(name)}）` : ''}，${how}`);

/** What content without a mark is. */
function unmarked(head: Buffer, ending: string): Kind {
  const [a, b] = [head[0], head[1]];
  const wide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  if (!wide && head.subarray(0, 4096).includes(0)) return 'binary';
  const start = wide
    ? new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(head.subarray(0, 8192))
    : head.toString('latin1', 0, 4096);
  return textKind(start, ['md', 'tex', 'markdown', 'sty', 'cls', 'log'].includes(ending));
}

/** Refuses RTF with objects, programs or a template from elsewhere; it is looked at as text. */
function checkRtf(content: Buffer, name: string): void {
  const does = rtfActs(content.toString('latin1'));
  if (does === 'objects') throw refused('带嵌入对象的 RTF 文档', name, '请另存为 docx 后再上传');
  if (does === 'fields') throw refused('会启动程序或访问网络的 RTF 文档', name);
}

/** Refuses pages that act; a report without scripts is let through. */
function checkPage(content: Buffer, name: string): void {
  if (!pages.includes(endingOf(name)) || pageActs(content))
    throw refused('带脚本的网页', name, '请另存为 PDF 或移除后再上传');
}

async function judgeZip(name: string, content: Buffer, inspection: Inspection, depth: Depth): Promise<void> {
  const ending = endingOf(name);
  if (office.includes(ending))
    return checkPackage(content, ending as OfficeType, inspection, depth, judgeInside);
  // A broken one is refused below, as an archive.
  const archive = await openArchive(content, fileLimits.archive.entries).catch(() => undefined);
  archive?.close();
  if (archive && isPackage(archive.entries.map((entry) => entry.name)))
    return checkPackage(content, undefined, inspection, depth, judgeInside);
  return checkZip(content, inspection, { ...depth, archives: depth.archives + 1 });
}

/**
 * Judges a file that lies in another one, an archive or a document, by what it is and whether its name agrees. What runs is
 * refused under any name; what nobody here can look into is noted.
 * @param name of the file; empty where nothing names it
 * @throws Refusal
 */
export async function judgeInside(
  name: string,
  content: Buffer,
  inspection: Inspection,
  depth: Depth,
): Promise<void> {
  inspection.insides += 1;
  if (depth.documents > deepestDocuments)
    throw new Refusal('文档中嵌入的内容层数过多，请移除嵌入的文档后再上传');
  if (runs(name)) throw refused('程序或脚本', name);
  const ending = endingOf(name);
  const head = content.subarray(0, headBytes);
  const kind = endsAsDisk(content) ? 'disk' : (markOf(head) ?? unmarked(head, ending));
  if (kind === 'program') throw refused('程序', name);
  if (kind === 'disk') throw refused('磁盘映像', name);
  if (kind === 'archive') throw refused('无法检查的压缩文件', name, '请解压后放入，或改用 ZIP 格式');
  if (kind === 'script' && !isSource(name)) throw refused('脚本', name);
  if (kind === 'page' || (pages.includes(ending) && kind !== 'zip')) return checkPage(content, name);
  const right = promised(ending);
  if (right && !right.includes(kind))
    throw new Refusal(`“${shortName(name)}”的内容与扩展名不符，请检查后重新打包`);
  switch (kind) {
    case 'zip':
      return judgeZip(name, content, inspection, depth);
    case 'compound': {
      const found = await checkCompound(content, inspection, depth, judgeInside);
      if (found === 'ppt') inspection.cannotTell(shortName(name) || '旧版幻灯片');
      return;
    }
    case 'pdf':
      return checkPdf(content, inspection, depth, judgeInside);
    case 'rtf':
      return checkRtf(content, name);
    case 'packed':
      return judgePacked(name, content, inspection, depth);
    case 'finder':
      return;
    case 'picture':
      return checkPicture(content, name);
    default:
      return judgePlain(name, ending, kind, content, inspection);
  }
}

/** Pictures are not drawn here; one that hides an archive is refused. */
function checkPicture(content: Buffer, name: string): void {
  if (hidesArchive(content) || hasForeignArchive(content)) throw refused('混有其他内容的图片', name);
}

/** One file that is packed by itself, as datasets are; R packs its own. */
async function judgePacked(
  name: string,
  content: Buffer,
  inspection: Inspection,
  depth: Depth,
): Promise<void> {
  if (packedData.includes(endingOf(name))) return inspection.cannotTell(shortName(name));
  if (endingOf(name) !== 'gz' || depth.archives >= deepestArchives)
    throw refused('无法检查的压缩文件', name, '请解压后放入，或改用 ZIP 格式');
  let plain: Buffer;
  try {
    plain = gunzipSync(content, { maxOutputLength: fileLimits.inside });
  } catch {
    throw refused('过大或已损坏的压缩文件', name, '请解压后放入');
  }
  inspection.unpack(plain.length);
  await judgeInside(name.slice(0, -3), plain, inspection, { ...depth, archives: depth.archives + 1 });
}

async function judgePlain(name: string, ending: string, kind: Kind, content: Buffer, inspection: Inspection) {
  if (kind === 'binary' && (hidesArchive(content) || hasForeignArchive(content)))
    throw refused('混有其他内容的文件', name);
  if (['sav', 'dta'].includes(ending)) {
    const start = content.toString('latin1', 0, 11);
    if (!/^\$FL[23]|^<stata_dta>/.test(start) && !(kind === 'binary' && ending === 'dta'))
      throw new Refusal(`“${shortName(name)}”的内容与扩展名不符，请检查后重新打包`);
    return;
  }
  if (markup.includes(ending) && holdsPage(content) && pageActs(content))
    throw refused('带脚本的网页', name, '请另存为 PDF 或移除后再上传');
  if (texts.includes(ending)) {
    await checkText(content, ending === 'tsv' ? 'csv' : ending, false).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(`“${shortName(name)}”：${error.message}`) : error;
    });
    return;
  }
  if (isSource(name)) inspection.cannotTell(`${shortName(name)}（程序代码）`);
  else if (kind !== 'text' && !pictures.includes(ending)) inspection.cannotTell(shortName(name) || '附件');
}

async function judgeEntry(entry: Entry, inspection: Inspection, depth: Depth): Promise<void> {
  if (entry.folder) {
    if (entry.unpacked > 0) throw new Refusal('压缩包已损坏，请重新打包后上传');
    return;
  }
  const { whole, head } = await unpackEntry(entry, inspection, headBytes);
  if (!whole) {
    const kind = markOf(head) ?? unmarked(head, endingOf(entry.name));
    const right = promised(endingOf(entry.name));
    if (!['text', 'binary', 'picture'].includes(kind) || (right && !right.includes(kind)))
      throw new Refusal(`“${shortName(entry.name)}”过大，无法检查，请单独上传或拆分`);
    inspection.cannotTell(shortName(entry.name));
    return;
  }
  const mark = markOf(head);
  if (isLeftover(entry.name, whole, mark)) return;
  if (whole.length > 0) await judgeInside(entry.name, whole, inspection, depth);
}

/**
 * Checks an archive with everything in it. An archive in an archive is looked into, one further inside is refused.
 * @throws Refusal
 */
export async function checkZip(content: Buffer, inspection: Inspection, depth: Depth): Promise<void> {
  if (depth.archives > deepestArchives)
    throw new Refusal('压缩包里的压缩包中还有压缩包，无法检查，请解压后重新打包');
  await withArchive(content, inspection, false, async ({ entries }) => {
    for (const entry of entries) await judgeEntry(entry, inspection, depth);
  });
}
