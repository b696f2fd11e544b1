/** Puts a text on the clipboard. @returns whether it is there; false without permission or outside https */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For browsers that refuse the clipboard API, e.g. on plain http. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog: focus may not leave it.
  const place = document.querySelector('[role="dialog"]') ?? document.body;
  place.append(field);
  field.select();
  const worked = typeof document.execCommand === 'function' && document.execCommand('copy');
  field.remove();
  return worked;
}
