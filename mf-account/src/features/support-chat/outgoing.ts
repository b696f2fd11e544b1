import type { BodyOf } from '@harbor/contract';
import { ownPlace } from '@harbor/runtime';

/** A line that the server does not have yet. */
export interface Outgoing {
  /** Made by the browser: the server takes a line with the same id once, however often it is sent. */
  clientId: string;
  line: Omit<BodyOf<'POST /customer/chat/msg/send'>, 'client_id'>;
  failed: boolean;
}

/** Of this tab, for two tabs that keep the same line would send it from both. A logout empties it. */
const place = `${ownPlace}support`;

/** What this tab had not got through when it was reloaded: to be sent again by hand. */
export function keptOutgoing(): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return kept.map((one) => ({ ...one, failed: true }));
  } catch {
    return [];
  }
}

/** Keeps what is not through yet over a reload; without a storage it lives as long as the page. */
export function keepOutgoing(lines: Outgoing[]): void {
  try {
    if (lines.length > 0) sessionStorage.setItem(place, JSON.stringify(lines));
    else sessionStorage.removeItem(place);
  } catch {
    // Full or forbidden.
  }
}
