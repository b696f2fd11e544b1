/** Id of the element that a field's messages lead to. */
export const fieldId = (path: string): string => `field-${path}`;

/** Scrolls to the field of a path, or to the nearest one around it, and puts the cursor there. */
export function jumpTo(path: string): void {
  for (let at = path; at !== ''; at = at.replace(/(\.[^.[]*|\[[^[]*)$/, '')) {
    const element = document.getElementById(fieldId(at));
    if (element) {
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      return;
    }
    if (!/[.[]/.test(at)) return;
  }
}
