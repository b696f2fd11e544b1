import type { FileRule } from '@harbor/contract';
import { mostFileBytes } from '@harbor/contract/file-types';

/** What a teacher may hand in. */
export const deliveryFiles: FileRule = {
  max: 5,
  types: ['docx', 'doc', 'pdf', 'tex', 'zip', 'xlsx', 'xls', 'csv', 'pptx', 'png', 'jpg', 'txt', 'md'],
  max_bytes: mostFileBytes,
};

/** What goes with a report of progress. */
export const reportFiles: FileRule = { ...deliveryFiles, max: 3 };
