import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a mailbox gets it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Names of its headers in small letters. */
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** An SMTP server of a test, at `url`. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Those to one address. */
  to(address: string): ReceivedMail[];
  /** How it answers from now on: a code to each recipient, or to each text; undefined takes everything. */
  answer?: { at: 'recipient' | 'text'; code: number };
  close(): Promise<void>;
}

/** `=?UTF-8?B?…?=` as text. */
const decodedWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );

const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function partsOf(source: string): Map<string, string> {
  const { headers, body } = split(source);
  const type = headers.get('content-type') ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary)
    return new Map(
      body
        .split(`--${boundary}`)
        .slice(1, -1)
        .flatMap((part) => [...partsOf(part.replace(/^\r\n/, ''))]),
    );
  const way = headers.get('content-transfer-encoding');
  const text =
    way === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : way === 'quoted-printable'
        ? quoted(body)
        : body;
  return new Map([[type.split(';')[0] ?? '', text.replaceAll('\r\n', '\n')]]);
}

function read(source: string, from: string, to: string[]): ReceivedMail {
  const { headers } = split(source);
  const parts = partsOf(source);
  return {
    ...{ from, to, headers },
    subject: decodedWords(headers.get('subject') ?? ''),
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? '',
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

/** A real SMTP server that takes the user `harbor` with the password `secret:1` and keeps what it is sent. */
export async function mailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'harbor' && password === 'secret:1') done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo(_address, _session, done) {
      done(server.answer?.at === 'recipient' ? refusal(server.answer.code) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (server.answer?.at === 'text') return done(refusal(server.answer.code));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push(
          read(
            Buffer.concat(chunks).toString(),
            from,
            envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  smtp.on('error', () => {});
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const server: MailServer = {
    url: `smtp://harbor:${encodeURIComponent('secret:1')}@127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    to: (address) => mails.filter(({ to }) => to.includes(address)),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

/** What calls itself an SMTP server and does what it wants with each connection. */
export async function rawServer(
  talk: (socket: Socket) => void,
): Promise<{ url: string; connections: () => number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server: Server = createServer((socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Speaks SMTP up to a command, and then does something else. */
export const until =
  (command: 'EHLO' | 'RCPT' | 'DATA' | 'TEXT', then: (socket: Socket) => void) =>
  (socket: Socket): void => {
    socket.write('220 test ESMTP\r\n');
    let text = false;
    socket.on('data', (chunk) => {
      const lines = chunk.toString();
      if (text) {
        if (lines.endsWith('\r\n.\r\n')) then(socket);
        return;
      }
      if (lines.startsWith(command)) return then(socket);
      if (lines.startsWith('DATA')) {
        text = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  };
