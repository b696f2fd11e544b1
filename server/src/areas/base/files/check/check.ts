import type { FileType } from '@harbor/contract/file-types';
import { turnstile } from '../../../../http/turnstile';
import { fileLimits } from '../limits';
import { checkDataset } from './dataset';
import { refuseDisguised } from './disguised';
import { type JudgedType, judgedTypes, type Verdict } from './judge';
import { checkPicture } from './picture';
import { checkText } from './text';
import { judgeApart } from './worker';

const { atOnce, queue } = fileLimits.checks;

const inTurn = turnstile(atOnce, queue, 'checks of files', '正在检查的文件较多，请稍后再试');

const isJudged = (type: FileType): type is JudgedType => judgedTypes.some((one) => one === type);

async function check(path: string, type: FileType, size: number): Promise<Verdict> {
  if (isJudged(type)) return judgeApart(path, type);
  const all = { words: null, unchecked: [] };
  await refuseDisguised(path, size, type === 'jpg' || type === 'png');
  switch (type) {
    case 'jpg':
    case 'png':
      await checkPicture(path, type);
      return all;
    case 'sav':
    case 'dta':
      await checkDataset(path, type);
      return all;
    default: {
      const { words } = await checkText(path, type);
      return { ...all, words: type === 'txt' || type === 'md' ? words : null };
    }
  }
}

/**
 * Reads a file's content and says whether it is what its name claims, and harmless as far as that can be told. Documents
 * and archives are taken apart in a process of their own, with an end to its memory and time; texts are read piece by piece.
 * @throws Refusal for content that is not taken; Unavailable when too many checks wait
 */
export const checkContent = (path: string, type: FileType, size: number): Promise<Verdict> =>
  inTurn(() => check(path, type, size));
