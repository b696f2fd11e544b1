/** Teachers have their own channel: the floating support button is not for them (product.md §6). */
export function supportAllowed(isTeacher: boolean): boolean {
  return !isTeacher;
}
