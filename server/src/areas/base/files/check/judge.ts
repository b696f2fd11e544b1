import { readFile } from 'node:fs/promises';
import type { FileType } from '@harbor/contract/file-types';
import { docxWords } from '../text/docx';
import { checkCompound } from './compound/compound';
import { hasForeignArchive, hidesArchive, longestEnd } from './hidden-archive';
import { checkZip, judgeInside } from './inside';
import { Inspection } from './inspection';
import { checkPackage } from './office/package';
import { checkPdf } from './pdf/check';
import { Refusal } from './refusal';

/** Types that have an inside: what they hold is parsed, away from the thread that answers people. */
export const judgedTypes = ['docx', 'xlsx', 'pptx', 'zip', 'doc', 'xls', 'pdf'] as const satisfies FileType[];

export type JudgedType = (typeof judgedTypes)[number];

/** What a file was found to be. */
export interface Verdict {
  /** Visible words of a docx; null for other types. */
  words: number | null;
  /** What could not be looked into, in words for people; empty when everything was. */
  unchecked: string[];
}

const top = { archives: 1, documents: 1 };

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function checkOld(bytes: Buffer, type: 'doc' | 'xls', inspection: Inspection): Promise<void> {
  const wrong = () => new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);
  if (!bytes.subarray(0, magic.length).equals(magic)) throw wrong();
  if ((await checkCompound(bytes, inspection, top, judgeInside)) !== type) throw wrong();
}

/** Programs of archives look for one from the end; what a document holds by right was judged with it. */
function refuseHidden(bytes: Buffer, inspection: Inspection): void {
  const tail = bytes.subarray(Math.max(0, bytes.length - 2 * longestEnd));
  const old = bytes.subarray(0, magic.length).equals(magic);
  if (hasForeignArchive(bytes) || (!old && inspection.insides === 0 && hidesArchive(tail)))
    throw new Refusal('文件中混有其他格式的内容，请重新导出后上传');
}

/** A document of the old Office, or one with a password, under the name of a new one. */
function refuseOldPackage(bytes: Buffer): void {
  if (bytes.subarray(0, magic.length).equals(magic))
    throw new Refusal('文件设有密码或是旧版格式，请另存为不带密码的新格式后再上传');
}

/**
 * Judges a document or archive with everything in it. It is read whole, and parsed for as long as that takes: run it where
 * nobody waits for the thread.
 * @throws Refusal for content that is not taken
 */
export async function judge(path: string, type: JudgedType): Promise<Verdict> {
  const bytes = await readFile(path);
  const inspection = new Inspection(bytes.length);
  let words: number | null = null;
  if (type === 'doc' || type === 'xls') await checkOld(bytes, type, inspection);
  else if (type === 'pdf') await checkPdf(bytes, inspection, top, judgeInside);
  else {
    refuseOldPackage(bytes);
    if (type === 'zip') await checkZip(bytes, inspection, top);
    else await checkPackage(bytes, type, inspection, top, judgeInside);
  }
  if (type === 'pdf' || type === 'doc' || type === 'xls') refuseHidden(bytes, inspection);
  if (type === 'docx') words = await docxWords(path);
  return { words, unchecked: inspection.unchecked };
}
