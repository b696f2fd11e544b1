import type { Locator } from '@playwright/test';

/**
 * Elements that stand outside their column: what is wider may be there as long as it scrolls, or is cut off, inside the
 * column. And how far the page itself can be scrolled sideways.
 */
export async function breakouts(column: Locator): Promise<string[]> {
  return column.evaluate((box) => {
    const inner = box.getBoundingClientRect();
    const [least, most] = [
      Math.max(0, inner.left),
      Math.min(document.documentElement.clientWidth, inner.right),
    ];
    const holds = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const held = (element: Element) => {
      for (let at = element.parentElement; at && at !== box; at = at.parentElement)
        if (holds(at)) return true;
      return false;
    };
    const found = [...box.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > most + 1 || left < least - 1) && !held(element);
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `<${element.localName}> ${Math.round(left)} to ${Math.round(right)} of ${Math.round(least)} to ${Math.round(most)}`;
      });
    const page = document.documentElement;
    const sideways = page.scrollWidth - page.clientWidth;
    return sideways > 0
      ? [...found.slice(0, 8), `the page scrolls ${sideways} px sideways`]
      : found.slice(0, 8);
  });
}
