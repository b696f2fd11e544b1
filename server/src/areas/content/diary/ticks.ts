import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { makeFigures } from './figures/publish';
import { reminderBatch, remindOfDeadlines } from './reminders';

/** What recurs for the diary. */
export const diaryTicks: Tick[] = [
  {
    name: 'diary.remind',
    everySeconds: 120,
    run: (core) => untilNone(() => remindOfDeadlines(core), reminderBatch),
  },
  { name: 'diary.figures', everySeconds: 3600, run: makeFigures },
];
