import { get, type IncomingMessage } from 'node:http';
import { urlOf } from '../http/register';

/** One event of a stream. */
export interface StreamEvent {
  name: string;
  data: unknown;
}

/** An open event stream, as a client sees it. */
export interface OpenStream {
  status: number;
  events: StreamEvent[];
  /** Resolves with the first event, present or to come, that fits. */
  next(name: string, fits?: (data: unknown) => boolean): Promise<StreamEvent>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

function parse(block: string): StreamEvent | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  return data === undefined ? undefined : { name: field('event') ?? 'message', data: JSON.parse(data) };
}

/** A connection of its own, which is gone with the stream. */
function ask(address: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(address, { headers, agent: false }, resolve).once('error', reject);
  });
}

/** Opens the stream of a user on a listening server, by a client that shares no code with the product's. */
export async function openEventStream(base: string, token: string): Promise<OpenStream> {
  const response = await ask(base + urlOf('/message/stream'), token);
  const events: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) events.push(event);
    }
    for (const look of waiting) look();
  });
  response.on('error', () => {});
  return {
    status: response.statusCode ?? 0,
    events,
    ended: new Promise((resolve) => response.once('close', resolve)),
    next: (name, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find((event) => event.name === name && fits(event.data));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => void response.destroy(),
  };
}
