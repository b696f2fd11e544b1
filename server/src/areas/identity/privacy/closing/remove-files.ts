import { z } from 'zod';
import { defineJob } from '../../../../jobs/define';
import { removeExport } from '../export/file';

/**
 * Removes the files of somebody who left. A job, so that neither a crash right after the erasure nor a store that is
 * away for a while leaves their pictures behind.
 */
export const removeFiles = defineJob({
  name: 'privacy.remove-files',
  data: z.object({
    images: z.array(z.string()),
    files: z.array(z.string()).default([]),
    exports: z.array(z.uuid()),
  }),
  async run({ images, files, settings }, left) {
    for (const name of left.images) await images.remove(name);
    for (const id of left.files) await files.remove(id);
    for (const id of left.exports) await removeExport(settings.dataDir, id);
  },
  // With growing pauses from a minute on, this is tried for more than a week.
  retryLimit: 14,
  retryDelay: 60,
});
