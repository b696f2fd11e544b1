import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Unavailable } from '../../../../http/problem';
import { Refusal } from './refusal';

/** How long the scanner may be silent, in ms. */
const patience = 30_000;

const lengthOf = (bytes: number) => {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(bytes);
  return prefix;
};

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const block of createReadStream(path)) {
    const bytes = block as Buffer;
    socket.write(lengthOf(bytes.length));
    if (!socket.write(bytes)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

/** What the daemon says of a file: `stream: OK`, or the name of what it found. */
function ask(daemon: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(daemon);
    let said = '';
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd is silent')));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      said += text;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(said.replace(/\0[\s\S]*$/, '').trim()));
    socket.once('connect', () => void send(socket, path).catch((error: Error) => socket.destroy(error)));
  });
}

/**
 * Has clamd look at a file, which is sent to it in pieces. While the daemon is away nothing passes: the upload waits
 * until somebody asks again.
 * @param daemon path of clamd's socket
 * @throws Refusal for what it finds; Unavailable when it gives no verdict
 */
export async function scan(daemon: string, path: string): Promise<void> {
  const said = await ask(daemon, path).catch((cause: unknown) => {
    throw new Unavailable('clamd cannot be reached', { cause });
  });
  if (said.endsWith(' FOUND')) throw new Refusal('文件中发现病毒，无法上传，请在本机查杀后再试');
  if (!said.endsWith(' OK')) throw new Unavailable(`clamd gave no verdict: ${said}`);
}
