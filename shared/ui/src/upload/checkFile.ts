import type { FileRule } from '@harbor/contract';
import { fileTypeOf } from '@harbor/contract/file-types';
import { megabytes } from '@harbor/contract/size-limits';

/** Types in words, e.g. `docx、pdf`. */
export const typesText = ({ types }: FileRule) => types.join('、');

/** Largest file in words, e.g. `20 MB`. */
export const sizeText = ({ max_bytes }: FileRule) => `${megabytes(max_bytes)} MB`;

/** What is wrong with a file before it is sent, if anything. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, rule: FileRule): string | undefined {
  const type = fileTypeOf(name);
  if (!type || !rule.types.includes(type)) return `格式不符，请选择 ${typesText(rule)} 文件`;
  if (size === 0) return '文件是空的';
  return size > rule.max_bytes ? `超过 ${sizeText(rule)}，请压缩后再上传` : undefined;
}

/** What the file dialog offers. */
export const acceptOf = ({ types }: FileRule) =>
  types.map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`)).join();
