/** Another page of a list begins at its top, though only the query of the address changes. */
export function toTop(): void {
  window.scrollTo(0, 0);
}
