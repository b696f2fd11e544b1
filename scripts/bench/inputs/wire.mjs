import { request } from 'node:http';
import { connect } from 'node:net';

/** Sends a prepared request and waits for the end of the answer. */
export function ask(base, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(base),
      {
        method,
        path,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Sends bytes as they are, for what no client would write. */
export function askRaw(base, bytes) {
  const { port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('close', resolve);
    socket.resume();
    socket.end(bytes);
  });
}
