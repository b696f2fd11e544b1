import type { FileRule } from '@harbor/contract';
import { mostManuscriptBytes } from '@harbor/contract/file-types';

/** Files that are supplied later: the server holds them to the same rule, and says so at the field. */
export const submissionFiles: FileRule = { max: 5, types: ['docx', 'pdf'], max_bytes: mostManuscriptBytes };
