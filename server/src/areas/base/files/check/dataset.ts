import { bytesAt } from './pieces';
import { Refusal } from './refusal';

/** Stata until version 12: release, byte order, kind of file. */
function oldStata(start: Buffer): boolean {
  const [release = 0, order = 0, kind = 0] = start;
  return release >= 0x69 && release <= 0x73 && (order === 1 || order === 2) && kind === 1;
}

/** Checks a dataset of SPSS or Stata by its first bytes. @throws Refusal */
export async function checkDataset(path: string, type: 'sav' | 'dta'): Promise<void> {
  const start = await bytesAt(path, 0, 16);
  const text = start.toString('latin1');
  const right = type === 'sav' ? /^\$FL[23]/.test(text) : text.startsWith('<stata_dta>') || oldStata(start);
  if (!right) throw new Refusal(`文件内容不是 ${type} 格式，请检查后重新上传`);
}
