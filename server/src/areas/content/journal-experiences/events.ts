import { defineQuestion } from '../../../events';

/** Words by which the forms of somebody's finished orders name the journals that these were about. */
export const doneOrdersName = defineQuestion<{ userId: number }, readonly string[]>(
  'journal-experiences.done-orders-name',
);
