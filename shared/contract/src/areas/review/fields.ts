import { z } from 'zod';
import { moment } from '../../fields';
import { askedQuestion, lessonRef } from '../exams/fields';

const course = z.object({ id: z.int(), title: z.string(), cover: z.string() });

/** How far an item has come, for lists. */
const spacing = {
  /** How often it was reviewed, and how often it was forgotten. */
  reps: z.int(),
  lapses: z.int(),
  /** Days from the last review to the next; 0 for one that was never reviewed. */
  interval_days: z.int(),
  /** It lasts: the interval has reached three weeks. */
  settled: z.boolean(),
};

export const reviewRow = z.object({
  id: z.int(),
  kind: z.enum(['question', 'note']),
  kind_text: z.string(),
  course,
  /** Where the lesson explains it; the link to its second. */
  lesson: lessonRef.nullable(),
  /** The stem or the note; formulas between dollar signs. */
  title: z.string(),
  due_at: moment,
  /** `今天`, `逾期 2 天`, `明天 11-29`. */
  due_text: z.string(),
  due: z.boolean(),
  overdue_days: z.int(),
  /** When it was last reviewed. */
  reviewed_at: moment.nullable(),
  /** The grade given last, as people read it; empty for none. */
  last_grade_text: z.string(),
  removed: z.boolean(),
  ...spacing,
});

/** What else there is on the same subject. */
export const related = z.object({
  topics: z.array(z.object({ id: z.int(), title: z.string(), about: z.string(), link: z.string() })),
  services: z.array(z.object({ id: z.int(), title: z.string(), about: z.string(), link: z.string() })),
});

export const reviewItem = reviewRow.extend({
  question: askedQuestion
    .omit({ place: true, points: true })
    .extend({
      /** Answered last, whether in an exam or at a retry. */
      mine: z.array(z.string()),
      right: z.array(z.string()),
      also: z.array(z.array(z.string())),
      explanation: z.string(),
      exam: z.string(),
    })
    .nullable(),
  note: z.object({ id: z.int(), content: z.string(), at: moment }).nullable(),
  /** What each grade would lead to. */
  next: z.array(z.object({ grade: z.int(), label: z.string(), due_at: moment, text: z.string() })),
  related,
});

export const reviewSummary = z.object({
  /** Items that are due today, those reviewed today left out. */
  due: z.int(),
  done_today: z.int(),
  /** Minutes that the due ones will take. */
  minutes: z.int(),
  /** Days in a row with a review, up to today. */
  streak: z.int(),
  questions: z.int(),
  notes: z.int(),
  settled: z.int(),
  /** Fourteen days from today on. */
  ahead: z.array(z.object({ day: z.string(), count: z.int() })),
  courses: z.array(course.extend({ count: z.int(), settled: z.int() })),
});

export const reviewSettings = z.object({
  remind: z.boolean(),
  /** Hour of the day in Beijing. */
  hour: z.int(),
});
