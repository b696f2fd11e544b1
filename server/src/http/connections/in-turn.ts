import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Told what becomes of a connection. */
export interface Turns {
  /** A request of it is worked on. */
  busy(socket: Socket): void;
  /** Nothing is under way on it: it waits for a request. */
  idle(socket: Socket): void;
}

/** Requests of one connection that wait for the one before them. */
interface Line {
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Requests that a connection may send ahead of its answers. Browsers send none, programs that do send a dozen; whoever
 * sends more is cut off, as each of them would hold memory for as long as the first takes.
 */
const mostAhead = 32;

/** Listeners of one event of an answer beyond which Node warns of a leak. */
const mostListeners = 20;

/**
 * Works on the requests of a connection one after another. Node hands them all over at once, as many as fit into a
 * packet, and of those behind the first nobody ever hears that their connection is gone: their answers have no socket
 * yet, so that no `close` and no `finish` comes, and whatever waits for these (counters, files being sent) waits for
 * ever. Here a request is begun when it is its turn; from then on its answer always ends in `close`.
 */
export function inTurn(listener: RequestListener, turns: Turns): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function begin(socket: Socket, line: Line, request: IncomingMessage, response: ServerResponse): void {
    // What counts, limits, compresses and sends an answer listens for its end: eleven at a file, none of them for long.
    response.setMaxListeners(mostListeners);
    response.once('close', () => {
      // Ended or ending: what waits would be answered to nobody.
      if (!socket.writable) line.waiting = [];
      const next = line.waiting.shift();
      if (next) {
        // One that the answer before has set, for as long as that was on its way.
        socket.setTimeout(0);
        begin(socket, line, ...next);
      } else {
        lines.delete(socket);
        turns.idle(socket);
      }
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      const first: Line = { waiting: [] };
      lines.set(socket, first);
      turns.busy(socket);
      begin(socket, first, request, response);
    } else if (line.waiting.length < mostAhead) line.waiting.push([request, response]);
    else socket.destroy();
  };
}
