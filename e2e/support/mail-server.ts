import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a mailbox gets it. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
}

/** An SMTP server that keeps what it is sent, at `url`. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** The words of `=?UTF-8?B?…?=`, and those of Q, as the site writes headers. */
const decoded = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => unquoted(word.replaceAll('_', ' ')));

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Subject and plain text of a mail in two forms. */
function read(source: string): Omit<ReceivedMail, 'to'> {
  const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
  const subject = decoded(/^Subject: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? '');
  const [, head = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(source) ?? [];
  const text = /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquoted(body);
  return { subject, text };
}

/** Listens on a free port of this machine. */
export async function mailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, ...read(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
