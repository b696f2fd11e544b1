/** Where somebody begins to be certified as a teacher: the new form or the old one. */
export function certificationPath(newFlow: boolean): string {
  return newFlow ? '/certification_new/form' : '/certification/form';
}
