import { isIntegrityFailure } from '../files/file-error';

/** Where in the product something went wrong. */
export type ErrorArea = 'window' | 'page' | 'remote' | 'widget';

/** Something that went wrong outside of a call, as listeners of `harbor:error` get it. */
export interface ErrorReport {
  area: ErrorArea;
  /** Remote, widget or page it belongs to. */
  subject: string;
  message: string;
  /** `integrity`: code was refused because it is not what the release was built from. */
  kind: 'error' | 'integrity';
  /** What was thrown. */
  error: unknown;
  /** Address of the page. */
  url: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Event on `window` for every reported error; `detail` is an `ErrorReport`. */
export const errorEvent = 'harbor:error';

/** Words of anything that may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Logs an error and tells listeners of `harbor:error` about it. A warning, not `console.error`: the product goes on
 * around it.
 */
export function reportError(area: ErrorArea, subject: string, error: unknown): void {
  const report: ErrorReport = {
    area,
    subject,
    message: messageOf(error),
    kind: isIntegrityFailure(error) ? 'integrity' : 'error',
    error,
    url: window.location.href,
    at: Date.now(),
  };
  console.warn(`[${new Date(report.at).toISOString()}] ${area} ${subject}: ${report.message}`);
  window.dispatchEvent(new CustomEvent(errorEvent, { detail: report }));
}
