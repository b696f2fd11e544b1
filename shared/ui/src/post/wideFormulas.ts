/** What a formula stands in, whose width is its room. */
const room = 'p, li, td, th, blockquote, h1, h2, h3, h4, h5, h6, div';

function look(formulas: readonly HTMLElement[]): void {
  for (const formula of formulas) {
    delete formula.dataset.wide;
    formula.removeAttribute('tabindex');
  }
  // All are measured before the first one changes anything.
  const wide = formulas.filter((formula) => {
    const space = formula.closest(room)?.getBoundingClientRect().width ?? Number.POSITIVE_INFINITY;
    return formula.getBoundingClientRect().width > space;
  });
  for (const formula of wide) {
    formula.dataset.wide = '';
    formula.tabIndex = 0;
  }
}

/**
 * Formulas do not break: one within a line that is wider than its paragraph becomes a line of its own, which scrolls.
 * Looked at again with every width of the window.
 * @returns a function that ends it
 */
export function keepWideFormulasInside(place: HTMLElement): () => void {
  const formulas = [...place.querySelectorAll<HTMLElement>('[data-formula="inline"]')];
  const again = () => look(formulas);
  again();
  window.addEventListener('resize', again);
  return () => window.removeEventListener('resize', again);
}
