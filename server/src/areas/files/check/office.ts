import { openArchive } from '../archive/open';
import { fileSettings } from '../settings';
import { checkArchive } from './archive';
import { Refusal } from './refusal';

/** The part without which a document of each type is none. */
const heart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;

const contentTypes = '[Content_Types].xml';
const macros = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|(^|\/)activeX\//i;
const embedded = /(^|\/)embeddings\/[^/]*\.(bin|exe|ole)$/i;

/** Most of the list of types that is looked at, in bytes; Word's own have a few thousand. */
const mostTypes = 1024 * 1024;

async function declaredTypes(path: string): Promise<string> {
  const archive = await openArchive(path, fileSettings.archive.entries);
  try {
    const list = archive.entries.find(({ name }) => name === contentTypes);
    if (!list || list.unpacked > mostTypes) return '';
    let text = '';
    for await (const block of await list.open()) text += block;
    return text;
  } finally {
    archive.close();
  }
}

/**
 * Checks a document of Word, Excel or PowerPoint: an archive with the parts that its type needs, without macros, controls
 * and embedded objects of OLE.
 * @throws Refusal
 */
export async function checkOffice(path: string, size: number, type: keyof typeof heart): Promise<void> {
  const names = await checkArchive(path, size);
  if (!names.includes(contentTypes) || !names.includes(heart[type]))
    throw new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);
  if (names.some((name) => macros.test(name))) throw new Refusal('文档中含有宏，请移除宏后再上传');
  if (names.some((name) => embedded.test(name)))
    throw new Refusal('文档中含有嵌入对象（OLE），请转为图片或移除后再上传');
  if (/macroEnabled/i.test(await declaredTypes(path))) throw new Refusal('文档中含有宏，请移除宏后再上传');
}
