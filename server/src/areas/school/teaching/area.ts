import { defineArea } from '../../../manifest';
import { teachingBlockers } from './closing';
import { lessonVersions } from './personal-data';

/** Courses as their teachers keep them: recordings, captions and materials that the team passes before learners see them. */
export const area = defineArea({
  name: 'teaching',
  calls: {
    teaching: async () => (await import('./routes')).routes,
  },
  tables: ['lesson_versions', 'lesson_version_history'],
  closingBlockers: [teachingBlockers],
  personalData: [lessonVersions],
});
