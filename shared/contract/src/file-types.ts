import { sizeLimits } from './size-limits';

/**
 * What people may hand in as a private file, by the ending of its name. What a file really is, the server reads from its
 * content; pictures, archives and texts each have their own rules there.
 */
export const fileTypes = [
  'doc',
  'docx',
  'pdf',
  'tex',
  'zip',
  'jpg',
  'png',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'md',
  'pptx',
  'sav',
  'dta',
  'ris',
  'bib',
] as const;

/** Type of a private file. */
export type FileType = (typeof fileTypes)[number];

/** Largest file of an order, in bytes. */
export const mostFileBytes = sizeLimits.file;

/** Largest manuscript of a direct submission, in bytes. It is the largest private file of all. */
export const mostManuscriptBytes = sizeLimits.manuscript;

/** What evidence of a certification is uploaded for. */
export const evidencePurpose = 'teacher_evidence';

/** How large a file may be that is uploaded for a purpose, in bytes. */
export function mostBytesFor(purpose: string): number {
  if (purpose === evidencePurpose) return sizeLimits.evidence;
  return purpose.startsWith('submission') ? mostManuscriptBytes : mostFileBytes;
}

/** Other endings that people's programs write. */
const alike: Record<string, FileType> = { jpeg: 'jpg', markdown: 'md', text: 'txt' };

/** The type that a file's name claims; undefined for endings that nobody takes. */
export function fileTypeOf(name: string): FileType | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = alike[ending] ?? ending;
  return fileTypes.find((known) => known === type);
}
