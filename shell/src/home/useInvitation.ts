import { isLive, useSession } from '@harbor/runtime';
import { certificationPath } from '../menu/certification';

/** Where the invitation leads; null for teachers, who need none, and before a live release has the place. */
export function useInvitation(): string | null {
  const { isTeacher, isNewTeacherInfo } = useSession();
  const path = certificationPath(isNewTeacherInfo);
  return isTeacher || !isLive(path) ? null : path;
}
