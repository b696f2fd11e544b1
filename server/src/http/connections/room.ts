import type { Socket } from 'node:net';
import { addressKey } from '../client-address';
import { FairShare } from './fair-share';
import type { Turns } from './in-turn';

/** How many connections there may be. */
export interface RoomSize {
  /** At a time, in all. */
  most: number;
  /** Of one address. Hundreds of people behind one have six each, of which most idle and make room for others. */
  each: number;
  /** Whether an address is a proxy's, which stands for many people: only the number in all holds for it. */
  isProxy: (address: string) => boolean;
}

/** What the room knows of a connection. */
interface Guest {
  /** Undefined for proxies. */
  address: string | undefined;
}

/**
 * Keeps connections below what the process has descriptors for, and those of one address below what honest people need.
 * When there is no room, the connection that has waited longest without a complete request goes first: an idle one, or
 * one that sends its headers slowly. Those with a request under way stay; if there are only such, the new one is refused.
 */
export class Room implements Turns {
  private readonly share: FairShare;
  private readonly guests = new Map<Socket, Guest>();
  /** Connections that wait for a request, the one that has waited longest first. */
  private readonly waiting = new Set<Socket>();
  private readonly waitingOf = new Map<string, Set<Socket>>();

  constructor(private readonly size: RoomSize) {
    this.share = new FairShare(size.most, size.each);
  }

  /** Connections there are. */
  get count(): number {
    return this.guests.size;
  }

  /** Takes a connection in, or ends it. */
  readonly enter = (socket: Socket): void => {
    const from = socket.remoteAddress;
    // Gone already. What it sent would be worked on for nobody, and counted for nobody.
    if (from === undefined) {
      socket.destroy();
      return;
    }
    const address = this.size.isProxy(from) ? undefined : addressKey(from);
    if (this.guests.size >= this.size.most) this.drop(this.waiting);
    else if (address !== undefined && !this.share.fits(address)) this.drop(this.waitingOf.get(address));
    if (this.guests.size >= this.size.most || (address !== undefined && !this.share.fits(address))) {
      socket.destroy();
      return;
    }
    this.guests.set(socket, { address });
    if (address !== undefined) this.share.take(address);
    this.idle(socket);
    socket.once('close', () => this.leave(socket));
  };

  busy(socket: Socket): void {
    this.waiting.delete(socket);
    const address = this.guests.get(socket)?.address;
    if (address === undefined) return;
    const mine = this.waitingOf.get(address);
    if (mine?.delete(socket) && mine.size === 0) this.waitingOf.delete(address);
  }

  idle(socket: Socket): void {
    const guest = this.guests.get(socket);
    if (!guest || socket.destroyed) return;
    this.waiting.add(socket);
    if (guest.address === undefined) return;
    const mine = this.waitingOf.get(guest.address) ?? new Set();
    this.waitingOf.set(guest.address, mine.add(socket));
  }

  private drop(from: Set<Socket> | undefined): void {
    const [longest] = from ?? [];
    if (!longest) return;
    this.leave(longest);
    longest.destroy();
  }

  private leave(socket: Socket): void {
    const guest = this.guests.get(socket);
    if (!guest) return;
    this.busy(socket);
    this.guests.delete(socket);
    if (guest.address !== undefined) this.share.give(guest.address);
  }
}
