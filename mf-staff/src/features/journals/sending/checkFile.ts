import { sizeWords } from '../words';

const taken = ['csv', 'tsv', 'txt', 'json'];
const workbooks = ['xls', 'xlsx', 'xlsm', 'xlsb', 'et', 'ods', 'numbers'];
const packed = ['zip', 'rar', '7z', 'gz', 'tar'];

/** What the file dialog offers. */
export const accepted = taken.map((type) => `.${type}`).join();

/** What is wrong with a file before it is sent; empty for one that may be. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>, most: number): string {
  const type = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (workbooks.includes(type)) return '这是表格文件，请在表格软件中另存为“CSV UTF-8”后再上传';
  if (packed.includes(type)) return '这是压缩包，请解压后上传其中的 CSV 或 JSON';
  if (!taken.includes(type)) return `只能上传 CSV 或 JSON 文件，“${name}”不是`;
  if (size === 0) return '文件是空的，请检查是否导出成功';
  return size > most ? `文件 ${sizeWords(size)}，超过 ${sizeWords(most)}，请分成几个文件` : '';
}
