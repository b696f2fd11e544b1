import type { OwnScan } from './useScan';

/** A scan that this tab left the site for. */
export interface KeptScan extends OwnScan {
  purpose: 'login' | 'link';
}

const place = 'harbor:wechat';

/** Keeps it over the way to WeChat and back, in this tab alone. */
export function keepScan(scan: KeptScan): void {
  sessionStorage.setItem(place, JSON.stringify(scan));
}

/** The scan that this tab left for, if any. */
export function keptScan(): KeptScan | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { ticket, poll_secret, purpose } = kept as Record<string, unknown>;
    if (typeof ticket !== 'string' || typeof poll_secret !== 'string') return null;
    return { ticket, poll_secret, purpose: purpose === 'link' ? 'link' : 'login' };
  } catch {
    return null;
  }
}

export function forgetScan(): void {
  sessionStorage.removeItem(place);
}
