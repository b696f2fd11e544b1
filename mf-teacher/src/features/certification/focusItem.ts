/** Puts the cursor into the field of an item, wherever it stands on the page. */
export function focusItem(key: string): void {
  const box = document.querySelector(`[data-item="${key}"]`);
  box?.scrollIntoView({ block: 'center' });
  box?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
