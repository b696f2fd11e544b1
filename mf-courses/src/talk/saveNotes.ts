import { forMembers } from '../parts/forMembers';
import { saveFile } from '../parts/saveFile';

/** One's own notes of a course as a file of Markdown. */
export function saveNotes(courseId: number): void {
  forMembers('请登录后导出笔记', () => void saveFile(`/course/${courseId}/notes/export`, '课程笔记.md'));
}
