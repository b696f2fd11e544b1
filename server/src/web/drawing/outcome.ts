import type { Attempt, DrawnPage, Undrawn } from './draw';
import { drawnFrom } from './drawn';
import { drawnLimits } from './limits';
import { reasons } from './undrawable';

/** What a working process answers with that is neither a drawing nor a reason why there is none. */
const nonsense: Undrawn = { undrawn: 'throws', message: 'what was drawn is no page, or too much of one' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function undrawnFrom({ undrawn, message, system }: Record<string, unknown>): Undrawn {
  const reason = reasons.find((one) => one === undrawn);
  if (!reason || typeof message !== 'string') return nonsense;
  return {
    undrawn: reason,
    message: message.slice(0, drawnLimits.message),
    ...(typeof system === 'string' ? { system: system.slice(0, drawnLimits.message) } : {}),
  };
}

/** The sheets that were asked for, in their order; undefined where others came. */
function sheetsFrom(value: unknown, addresses: readonly string[]): DrawnPage['sheets'] | undefined {
  if (!Array.isArray(value) || value.length !== addresses.length) return undefined;
  const sheets: DrawnPage['sheets'] = [];
  let room = drawnLimits.most;
  for (const [at, address] of addresses.entries()) {
    const sheet: unknown = value[at];
    if (!isObject(sheet) || sheet.address !== address || typeof sheet.source !== 'string') return undefined;
    room -= sheet.source.length;
    if (room < 0) return undefined;
    sheets.push({ address, source: sheet.source });
  }
  return sheets;
}

/**
 * What came of a drawing, by the word of the process that drew: released code runs there, so nothing is believed that was
 * not looked at.
 * @param addresses of the sheets that the page needs
 */
export function outcomeFrom(value: unknown, addresses: readonly string[]): DrawnPage | Undrawn {
  if (!isObject(value)) return nonsense;
  if ('undrawn' in value) return undrawnFrom(value);
  const drawn = drawnFrom(value);
  const sheets = sheetsFrom(value.sheets, addresses);
  const { at, cold, left } = value;
  if (!drawn || !sheets || typeof at !== 'number' || !(at > 0) || typeof cold !== 'boolean') return nonsense;
  // One from the future would never age.
  return {
    ...drawn,
    sheets,
    cold,
    ...(typeof left === 'string' && { left: left.slice(0, drawnLimits.message) }),
    at: Math.min(at, Date.now()),
  };
}

/** What came of a trial, looked at in the same way. */
export function attemptFrom(value: unknown): Attempt | Undrawn {
  if (!isObject(value)) return nonsense;
  if ('undrawn' in value) return undrawnFrom(value);
  const { html, differs, missed } = value;
  if (typeof html !== 'string' || typeof differs !== 'string' || typeof missed !== 'string') return nonsense;
  const { most, message } = drawnLimits;
  if (html.length > most) return nonsense;
  return { html, differs: differs.slice(0, message), missed: missed.slice(0, message) };
}
