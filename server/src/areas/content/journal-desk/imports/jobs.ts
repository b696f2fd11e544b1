import { z } from 'zod';
import { defineJob } from '../../../../jobs/define';

const data = z.object({ id: z.int() });

/** Checks a file in the background. Each of the three does nothing where its import has moved on. */
export const checkJob = defineJob({
  name: 'journals.check',
  data,
  run: async (core, { id }) => (await import('./check')).runCheck(core, id),
  retryLimit: 3,
});

/** Takes a checked file in. */
export const applyJob = defineJob({
  name: 'journals.apply',
  data,
  run: async (core, { id }) => (await import('./apply')).runApply(core, id),
  retryLimit: 3,
});

/** Undoes an import. */
export const rollbackJob = defineJob({
  name: 'journals.roll-back',
  data,
  run: async (core, { id }) => (await import('./rollback')).runRollback(core, id),
  retryLimit: 3,
});
