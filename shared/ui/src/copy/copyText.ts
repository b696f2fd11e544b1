import { notify } from '@harbor/runtime';

/**
 * Puts a text on the clipboard; without the clipboard API (plain http, old browsers) by a selection.
 * @returns whether it is there
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return putBySelection(text);
  }
}

/**
 * Copies a text and says whether it worked.
 * @param done what is said when it did
 */
export async function copyText(text: string, done: string): Promise<void> {
  if (await putOnClipboard(text)) notify.success(done);
  else notify.warning('复制失败，请长按选择后复制');
}

function putBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Focus may not leave an open dialog.
  const place = document.querySelector('[role="dialog"]') ?? document.body;
  place.append(field);
  field.select();
  const worked = document.execCommand?.('copy') ?? false;
  field.remove();
  return worked;
}
