import type { StoredFile } from '@harbor/contract';
import type { FileRow } from './rows';

/** A checked file as clients and other areas see it. */
export function presentFile(
  row: Pick<FileRow, 'id' | 'name' | 'size' | 'sha256' | 'type' | 'words' | 'unchecked'>,
): StoredFile {
  const { id, name, size, sha256, type, words, unchecked } = row;
  return { id, name, size, sha256: sha256 ?? '', type, words, ...(unchecked.length > 0 && { unchecked }) };
}
