/** Teachers have their own channel: the floating support button is not for them. */
export function supportAllowed(isTeacher: boolean): boolean {
  return !isTeacher;
}
