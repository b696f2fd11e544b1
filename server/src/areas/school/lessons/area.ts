import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { collectedCourses } from './course/collect';
import { courseFinder } from './course/finder';
import { materialHolder } from './course/materials';
import { heardOfSchool } from './news';
import { courseCollects, courseTeacher, courseTexts, learning } from './personal-data';

/** The school as learners have it: courses and their contents, true progress, reviews, discussions, notes. */
export const area = defineArea({
  name: 'lessons',
  calls: {
    lessons: async () => (await import('./routes')).routes,
  },
  announces: [
    {
      calls: [
        'GET /course/list',
        'GET /course/pc/list',
        'GET /course/teachers',
        'GET /course/front',
        'GET /course/:id/info',
        'GET /course/:id/comment',
        'GET /course/:id/discuss',
      ],
      heard: heardOfSchool,
    },
  ],
  tables: [
    ...(['courses', 'course_teachers', 'course_history', 'course_chapters', 'course_collects'] as const),
    ...(['lessons', 'lesson_history', 'lesson_captions', 'lesson_cues'] as const),
    ...(['lesson_files', 'lesson_downloads', 'lesson_progress', 'study_days', 'study_credits'] as const),
    ...(['course_texts', 'course_text_likes', 'course_text_reports', 'course_text_history'] as const),
  ],
  fileHolders: { course_material: materialHolder },
  collects: { course: collectedCourses },
  finds: [courseFinder],
  personalData: [learning, courseTexts, courseCollects, courseTeacher],
  examples: [{ call: 'GET /course/:id/info', newest: newest('courses', 'id') }],
});
