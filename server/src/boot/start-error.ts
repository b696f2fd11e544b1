/** A start that failed for a reason which a person can mend: what happened, and what to do. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message);
  }
}
