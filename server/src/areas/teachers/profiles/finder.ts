import { teacherSkills } from '@harbor/contract/teacher-levels';
import { spelling } from '../../../names/institutions';
import type { SiteFinder } from '../../base/site-search/finder';
import { headlineOf } from './public/present';
import { allTeachers } from './public/rows';

/** Teachers by name, subject, place and service, for the search of the whole site. */
export const teacherFinder: SiteFinder = {
  kind: 'teacher',
  async find(core, keyword, limit) {
    const word = spelling(keyword);
    if (word === '') return [];
    const rows = await allTeachers(core);
    const worth = (text: string, points: number) => (spelling(text).includes(word) ? points : 0);
    return rows
      .map((row) => ({
        row,
        worth: Math.max(
          worth(row.name, 4),
          worth(row.major, 3),
          ...row.research.map((one) => worth(one, 3)),
          worth(row.university, 2),
          ...row.skills.map((no) => worth(teacherSkills[no] ?? '', 1)),
        ),
      }))
      .filter((one) => one.worth > 0)
      .toSorted((a, b) => b.worth - a.worth || b.row.level - a.row.level || a.row.id - b.row.id)
      .slice(0, limit)
      .map(({ row }) => ({
        id: row.id,
        title: row.name,
        note: [headlineOf(row), row.university].filter(Boolean).join(' · '),
        link: `/teacherlist/${row.id}`,
      }));
  },
};
