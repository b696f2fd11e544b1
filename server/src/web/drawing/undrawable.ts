/**
 * Why a page was not drawn: its code throws or complains; it never comes to an end; a file of it cannot be had or is
 * another one; it changed built-ins that all parts share; it filled the process's memory; or the machine had no time for it, which is nobody's fault.
 */
export type Reason = (typeof reasons)[number];

/** All of them. */
export const reasons = ['throws', 'loops', 'files', 'spoils', 'memory', 'late'] as const;

/** Thrown where a page cannot be drawn. Its message is for everybody, its cause for the log alone. */
export class Undrawable extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
