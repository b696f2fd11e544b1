import { defineQuestion } from '../../../events';

/** Which of these members of the team have said that they are on duty. */
export const onDuty = defineQuestion<readonly number[], ReadonlySet<number>>('accounts.on-duty');
