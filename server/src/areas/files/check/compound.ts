import { bytesAt, pieces } from './pieces';
import { Refusal } from './refusal';

const magic = 'd0cf11e0a1b11ae1';

/** A name as the directory of a compound file writes it. */
const wide = (name: string) => Buffer.from(name, 'utf16le').toString('latin1');

const hearts = { doc: [wide('WordDocument')], xls: [wide('Workbook'), wide('Book')] };
const macros = [wide('_VBA_PROJECT'), wide('Macros')];
const locked = wide('EncryptedPackage');

/**
 * Checks a document of the old Word or Excel by the names in its directory. There is no telling what else is in it, so
 * one with macros is refused, and areas that pass files on to journals do not take it at all (trust.md section 5).
 * @throws Refusal
 */
export async function checkCompound(path: string, type: keyof typeof hearts): Promise<void> {
  if ((await bytesAt(path, 0, 8)).toString('hex') !== magic)
    throw new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);
  const found = new Set<string>();
  for await (const piece of pieces(path, 64))
    for (const name of [...hearts[type], ...macros, locked]) if (piece.includes(name)) found.add(name);
  if (found.has(locked)) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
  if (macros.some((name) => found.has(name))) throw new Refusal('文档中含有宏，请移除宏后再上传');
  if (!hearts[type].some((name) => found.has(name)))
    throw new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);
}
