/** What a key does to the player. */
export type PlayerKey = 'toggle' | 'back' | 'on' | 'fullscreen' | 'mute' | 'captions' | 'louder' | 'quieter';

const keys: Record<string, PlayerKey> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  f: 'fullscreen',
  m: 'mute',
  c: 'captions',
};

/** Seconds that an arrow key steps. */
export const keyStep = 5;

const writing =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressing = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitemradio"], label';

/**
 * What a key pressed anywhere on the page means for the player: nothing where somebody writes, chooses characters or
 * holds a modifier, and where the key belongs to what has the cursor (the space of a button, the arrows of a slider).
 */
export function playerKey(event: KeyboardEvent, within: HTMLElement | null): PlayerKey | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const target = event.target instanceof Element ? event.target : null;
  if (!key || target?.closest(writing) || target?.closest('[role="dialog"]')) return undefined;
  if (key === 'toggle' && target?.closest(pressing)) return undefined;
  const arrow = event.key.startsWith('Arrow');
  if (arrow && target?.closest('input[type="range"], [role="slider"], [role="menu"]')) return undefined;
  // Arrows up and down scroll the page unless the player has the cursor.
  const vertical = key === 'louder' || key === 'quieter';
  if (vertical && !(target && within?.contains(target))) return undefined;
  return key;
}
