import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { giveUp } from '../bootstrap/say.mjs';

const chunk = 64 * 1024;

/** What the site said no to: its own sentence, and each reason beneath. */
export class Refusal extends Error {
  constructor({ msg, data }) {
    super(msg);
    const reasons = Object.values(data?.errors ?? {}).flat();
    this.reasons = reasons.length > 0 ? reasons : [msg];
  }
}

const headersOf = (token) => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' });

function envelopeOf(status, text, address) {
  try {
    const envelope = JSON.parse(text);
    if (status !== 200) throw new Refusal(envelope);
    return envelope.data;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Thrown, not the end of the program: who released puts back what was written.
    throw new Error(
      `${address} answered ${status} and nothing that can be read. Is it a site of this version, and is it up?`,
    );
  }
}

/** A call of the platform's API. @throws Refusal */
export async function call({ address, token }, method, path, body) {
  const response = await fetch(`${address}/api/platform${path}`, {
    method,
    headers: { ...headersOf(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error) =>
    giveUp(
      `No site answers at ${address}: ${error.cause?.message ?? error.message}.`,
      'Start it with npm start, or name another by --site.',
    ),
  );
  return envelopeOf(response.status, await response.text(), address);
}

function multipart(fields, file) {
  const boundary = `harbor-${Date.now().toString(36)}-${process.pid}`;
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="pack"; filename="pack.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join('') + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

/**
 * Sends a packed build, and tells how far it is.
 * @param onProgress gets the part that is sent, 0 to 1
 * @throws Refusal
 */
export function upload({ address, token }, fields, pack, onProgress) {
  const { type, body } = multipart(fields, pack);
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      `${address}/api/platform/releases`,
      {
        method: 'POST',
        headers: { ...headersOf(token), 'content-type': type, 'content-length': body.length },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          try {
            resolve(envelopeOf(response.statusCode, text, address));
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    request.on('error', reject);
    const write = (from) => {
      if (request.destroyed) return;
      const to = Math.min(from + chunk, body.length);
      request.write(body.subarray(from, to), () => {
        onProgress(to / body.length);
        if (to < body.length) write(to);
        else request.end();
      });
    };
    write(0);
  });
}

/** Ends the program with what the site said, reason by reason. */
export function giveUpRefused(error, title) {
  if (!(error instanceof Refusal)) return giveUp(title, error.message);
  return giveUp(title, error.reasons.map((reason) => `· ${reason}`).join('\n  '));
}
