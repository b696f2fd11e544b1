import type { UserInfo } from '@harbor/contract';
import { atom } from 'jotai';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { clearStorage, readFlag, writeFlag } from './storage';
import { withoutNullWords } from './user';

/** True from the start until it is known who the stored token belongs to. */
export const restoringAtom = atom(false);

/**
 * Whether this tab is logging out. The server's answer empties the storage (`Clear-Site-Data`), and the browser tells
 * this tab of it as it tells the others; it must not reload before its message has been read.
 */
export const ownLogout = { underWay: false };

/** Login is true when local storage holds `islogin` or the store says so. */
export function isLogin(): boolean {
  return readFlag('islogin') || store.get(atoms.login);
}

/** Takes the flags of local storage into the store, so that the first render already knows them. */
export function adoptStoredFlags(): void {
  store.set(atoms.login, readFlag('islogin'));
  store.set(atoms.teacher, readFlag('isTeacher'));
  store.set(atoms.read, readFlag('isRead'));
}

/** Takes the user over into store and local storage. */
export function adoptUser(answer: UserInfo): void {
  const user = withoutNullWords(answer);
  const teacher = user.is_teacher === 1;
  const read = user.is_certification === 1;
  store.set(atoms.user, user);
  store.set(atoms.login, true);
  store.set(atoms.teacher, teacher);
  store.set(atoms.read, read);
  store.set(atoms.teacherAuthType, user.is_new_teacher_info === 1 ? 'new' : 'old');
  writeFlag('isTeacher', teacher);
  writeFlag('isRead', read);
  if (!readFlag('islogin')) writeFlag('islogin', true);
}

/** Makes this tab a visitor's: empties local storage and what the store knew of the user. */
export function becomeVisitor(): void {
  clearStorage();
  store.set(atoms.user, null);
  store.set(atoms.login, false);
  store.set(atoms.teacher, false);
  store.set(atoms.read, false);
  store.set(atoms.teacherAuthType, null);
  store.set(restoringAtom, false);
}
