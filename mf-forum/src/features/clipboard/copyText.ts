import { notify } from '@harbor/runtime';

/** Copies a text and says whether it worked; without the clipboard API (plain http, old browsers) by a selection. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await copied(text)) notify.success(done);
  else notify.warning('复制失败，请长按选择后复制');
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const worked = document.execCommand?.('copy') ?? false;
  field.remove();
  return worked;
}
