import { journalListRule } from '@harbor/contract/journal-lists';

/** A file that is no list, in words for whoever chose it. */
export class NoList extends Error {}

/** A file's text: UTF-8, or GB18030 as spreadsheets in Chinese write it. @throws NoList */
export async function readListFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<string> {
  if (/\.(xlsx?|docx?|pdf)$/i.test(file.name))
    throw new NoList('请在表格软件里另存为 CSV 再选择，或直接复制粘贴');
  // A sign takes four bytes at most.
  if (file.size > journalListRule.text * 4) throw new NoList('文件太大，请分成几份');
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('gb18030').decode(bytes);
  }
  if (text.includes('\0')) throw new NoList('这不是文本文件，请另存为 CSV 再选择');
  if (text.trim() === '') throw new NoList('文件是空的');
  return text;
}
