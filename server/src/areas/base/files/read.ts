import type { Readable } from 'node:stream';
import type { StoredFile } from '@harbor/contract';
import type { Core } from '../../../core';

/** The content of a stored file. @throws Error when it is gone */
export const readStored = ({ files }: Pick<Core, 'files'>, file: Pick<StoredFile, 'id'>): Promise<Readable> =>
  files.read(file.id);
