import type { Channel } from './gateway';

/**
 * What is known after a failed call.
 * - `unknown`: nothing (timeout, reset, 5xx, an answer that is not proven): query, or repeat with the same number.
 * - `refused`: the gateway said no and nothing happened.
 */
export type GatewayOutcome = 'unknown' | 'refused';

/** A gateway call that gave no usable answer. `code` is the gateway's code or our own (`TIMEOUT`, `NETWORK`, …). */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly channel: Channel,
    readonly outcome: GatewayOutcome,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A notify that is not proven to come from the gateway for this merchant. Nothing of it may be used. */
export class NotifyRefused extends Error {
  override readonly name = 'NotifyRefused';

  constructor(
    readonly channel: Channel,
    /** Short machine word for the log: `signature`, `stale`, `serial`, `merchant`, `format`… */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${channel} notify refused: ${reason}`, options);
  }
}
