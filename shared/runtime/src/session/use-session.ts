import type { UserInfo } from '@harbor/contract';
import { atoms } from '../store/atoms';
import { useAtomValue } from '../store/hooks';
import { restoringAtom } from './state';

/** The session as components see it. */
export interface SessionView {
  loggedIn: boolean;
  /** Null for visitors, and for a moment at start while the stored token is being looked up. */
  user: UserInfo | null;
  isTeacher: boolean;
  /** Certified: the rules were read and signed. */
  isRead: boolean;
  isStaff: boolean;
  /** Takes the new certification flow. */
  isNewTeacherInfo: boolean;
  /** True until it is known who the stored token belongs to. */
  restoring: boolean;
}

/** Who is in front of the screen; renders again when that changes. */
export function useSession(): SessionView {
  const user = useAtomValue(atoms.user);
  return {
    loggedIn: useAtomValue(atoms.login),
    user,
    isTeacher: useAtomValue(atoms.teacher),
    isRead: useAtomValue(atoms.read),
    isStaff: user?.is_staff === 1,
    isNewTeacherInfo: user?.is_new_teacher_info === 1,
    restoring: useAtomValue(restoringAtom),
  };
}
