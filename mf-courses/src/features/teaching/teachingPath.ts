import { classroomPath } from '../../courses/paths';

/** What somebody teaches. @param course one of their courses */
export const teachingPath = (course?: number): string =>
  `${classroomPath}?tab=teaching${course === undefined ? '' : `&course=${course}`}`;

/** A lesson as it is judged: by its teacher, or by the team. */
export const previewPath = (lesson: number): string => `${classroomPath}?tab=teaching&preview=${lesson}`;
