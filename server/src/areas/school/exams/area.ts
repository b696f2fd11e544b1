import { defineArea } from '../../../manifest';
import { examRecords } from './personal-data';
import { examTicks } from './ticks';

/** Exams as learners take them: `exam-desk` is where the team writes and marks them. */
export const area = defineArea({
  name: 'exams',
  calls: {
    exams: async () => (await import('./routes')).routes,
  },
  ticks: examTicks,
  tables: [
    ...(['questions', 'question_versions', 'question_history', 'question_pictures'] as const),
    ...(['exams', 'exam_questions', 'exam_history'] as const),
    ...(['exam_attempts', 'exam_answers', 'exam_attempt_history'] as const),
  ],
  personalData: [examRecords],
});
