/** What lets one person's play of one lesson read playlists and keys for a short while. */
export interface Ticket {
  ticket: string;
  /** How many seconds it lasts from its answer on. */
  valid_for: number;
}

/** A ticket is renewed when less than this is left of it, in ms: a request that begins now ends before it does. */
const early = 15_000;

/**
 * Keeps the ticket of a play: one request at a time, renewed before it ends. Access is read again with each renewal, so a
 * refund ends the play here.
 */
export class TicketKeeper {
  private ticket = '';
  private until = 0;
  private asking: Promise<string> | undefined;
  private ended: unknown;

  /**
   * @param ask asks the server for a ticket; throws what the player then says
   * @param onEnd told once when a renewal is refused for good
   * @param isFinal whether a failure is such a refusal; what was only slow or away passes by itself
   * @param now ms
   */
  constructor(
    private readonly ask: () => Promise<Ticket>,
    private readonly onEnd: (reason: unknown) => void = () => undefined,
    private readonly isFinal: (reason: unknown) => boolean = () => false,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Takes a ticket that came with something else. */
  take({ ticket, valid_for }: Ticket): void {
    this.ticket = ticket;
    this.until = this.now() + valid_for * 1000;
  }

  /** A ticket that still lasts. @throws what the server said when there is none */
  get(): Promise<string> {
    if (this.ended) return Promise.reject(this.ended);
    if (this.ticket && this.until - this.now() > early) return Promise.resolve(this.ticket);
    return this.renew();
  }

  /** A new ticket, whatever is left of the old one: the server refused it. */
  renew(): Promise<string> {
    this.asking ??= this.ask()
      .then((next) => {
        this.take(next);
        return next.ticket;
      })
      .catch((reason: unknown) => {
        if (this.isFinal(reason) && !this.ended) {
          this.ended = reason;
          this.onEnd(reason);
        }
        throw reason;
      })
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }

  /** The play goes on after a refusal: bought anew, or taken over from another device. */
  again(): void {
    this.ended = undefined;
    this.ticket = '';
    this.until = 0;
  }
}
