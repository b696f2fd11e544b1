import { z } from 'zod';
import { fileTypes, mostManuscriptBytes } from './file-types';

/** Id of a private file: 26 letters and digits that nobody can guess. */
export const fileId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, '文件编号不正确');

/** A private file whose content was checked. */
export const storedFile = z.object({
  id: fileId,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** 64 hex digits. */
  sha256: z.string(),
  type: z.enum(fileTypes),
  /** Of docx and texts: Chinese characters and other words as journals count them. Null for other types. */
  words: z.int().nullable(),
  /**
   * What in it could not be looked into, in words for people: an object of another program, data in a format of its own.
   * Left out when everything was.
   */
  unchecked: z.array(z.string()).optional(),
});

/** How many files of which types a field takes. */
export const fileRule = z.object({
  max: z.int().min(1).max(20),
  types: z.array(z.enum(fileTypes)).min(1),
  /** Largest single file. */
  max_bytes: z.int().min(1).max(mostManuscriptBytes),
});

/** A field's files in a JSON body, as their ids. */
export const fileIds = z.array(fileId, '请选择文件').max(20, '文件过多');

export type StoredFile = z.output<typeof storedFile>;
export type FileRule = z.output<typeof fileRule>;
