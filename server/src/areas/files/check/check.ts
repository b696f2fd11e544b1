import type { FileType } from '@harbor/contract/file-types';
import { turnstile } from '../../../http/turnstile';
import { fileSettings } from '../settings';
import { docxWords } from '../text/docx';
import { checkArchive } from './archive';
import { checkCompound } from './compound';
import { checkDataset } from './dataset';
import { refuseDisguised } from './disguised';
import { checkOffice } from './office';
import { checkPdf } from './pdf';
import { checkPicture } from './picture';
import { checkText } from './text';

const inTurn = turnstile(fileSettings.checks.atOnce, fileSettings.checks.queue, 'checks of files');

async function check(path: string, type: FileType, size: number): Promise<number | null> {
  switch (type) {
    case 'docx':
      await checkOffice(path, size, 'docx');
      return docxWords(path);
    case 'xlsx':
    case 'pptx':
      await checkOffice(path, size, type);
      return null;
    case 'zip':
      await checkArchive(path, size);
      return null;
    case 'doc':
    case 'xls':
      await checkCompound(path, type);
      return null;
    case 'pdf':
      await checkPdf(path, size);
      return null;
    case 'jpg':
    case 'png':
      await checkPicture(path, type);
      return null;
    case 'sav':
    case 'dta':
      await checkDataset(path, type);
      return null;
    case 'txt':
    case 'md':
      return (await checkText(path)).words;
    default:
      await checkText(path);
      return null;
  }
}

/**
 * Reads a file's content and says whether it is what its name claims, and harmless as far as that can be told. It is
 * read from the disk piece by piece, never whole.
 * @returns visible words of docx, txt and md; null for other types
 * @throws Refusal for content that is not taken; Unavailable when too many checks wait
 */
export async function checkContent(
  path: string,
  type: FileType,
  size: number,
): Promise<{ words: number | null }> {
  return inTurn(async () => {
    if (!['docx', 'xlsx', 'pptx', 'zip'].includes(type)) await refuseDisguised(path, size);
    return { words: await check(path, type, size) };
  });
}
