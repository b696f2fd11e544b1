import type { FileRule } from '@harbor/contract';

/** Files that are supplied later: the server holds them to the same rule, and says so at the field. */
export const submissionFiles: FileRule = { max: 5, types: ['docx', 'pdf'], max_bytes: 20 * 1024 * 1024 };
