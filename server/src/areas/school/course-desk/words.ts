import type { BodyOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { checkTexts } from '../../community/press-desk/read-document';
import type { Staff } from './audit-line';

/** Where pictures of courses and teachers lie: on the site itself, so that nobody else learns who looks at them. */
const ownPicture = /^\/media\/[\w/-]+\.(?:webp|svg)$/;

/**
 * Holds texts of the school against the rules on wording. Called before a transaction is opened: what is found is kept
 * although the call is refused.
 * @throws HttpProblem 422 by field
 */
export const checkWords = (core: Core, staff: Staff, texts: Record<string, string>): Promise<void> =>
  checkTexts(core, staff.id, texts, 'post');

/** What a course says of itself. @throws HttpProblem 422 by field */
export async function checkCourse(
  core: Core,
  staff: Staff,
  document: BodyOf<'POST /staff/course/create'>,
): Promise<void> {
  const { title, subtitle, cover, intro, gains, audience } = document;
  if (cover !== '' && !ownPicture.test(cover)) throw invalid({ cover: ['请重新上传封面'] });
  await checkWords(core, staff, { title, subtitle, intro, gains: gains.join('\n'), audience });
}

/** What is said of a teacher. @throws HttpProblem 422 by field */
export async function checkTeacher(
  core: Core,
  staff: Staff,
  { name, avatar, title, subject, intro, office_hours }: BodyOf<'POST /staff/course/teacher/save'>,
): Promise<void> {
  if (avatar !== '' && !ownPicture.test(avatar)) throw invalid({ avatar: ['请重新上传头像'] });
  await checkWords(core, staff, { name, title, subject, intro, office_hours });
}
