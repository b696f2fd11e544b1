import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { examLimits } from './limits';
import { endOverdue } from './time-out';

/** What recurs for exams. */
export const examTicks: Tick[] = [
  {
    name: 'exams.time-out',
    everySeconds: 15,
    run: (core) => untilNone(() => endOverdue(core), examLimits.batch),
  },
];
