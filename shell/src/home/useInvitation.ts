import { useSession } from '@harbor/runtime';
import { certificationPath } from '../menu/certification';

/** Where the invitation leads; null for teachers, who need none. */
export function useInvitation(): string | null {
  const { isTeacher, isNewTeacherInfo } = useSession();
  return isTeacher ? null : certificationPath(isNewTeacherInfo);
}
