import type { Socket } from 'node:net';
import { loadSettings } from '../../../settings';
import { createSmtpMailer } from './smtp-mailer';
import { mailServer, rawServer, until } from './testing/mail-server';

const patience = 600;

function mailerAt(url: string, from = 'notice@harbor.test') {
  const { mail } = loadSettings({ HARBOR_ENV: 'test', HARBOR_SMTP_URL: url, HARBOR_MAIL_FROM: from });
  return createSmtpMailer({ ...mail, smtp: url, patience });
}

const mail = {
  id: '5f0c1d2e-0000-4000-8000-000000000000',
  to: 'a@mail.test',
  subject: '标题',
  text: '文',
  html: '<p>文</p>',
};

/** Sends to a server that behaves in its own way. */
async function sendTo(talk: (socket: Socket) => void) {
  const server = await rawServer(talk);
  const began = Date.now();
  const result = await mailerAt(server.url).send(mail);
  const took = Date.now() - began;
  await server.close();
  return { result, took };
}

const silent = () => {};
const cut = (socket: Socket) => socket.destroy();
const says = (line: string) => (socket: Socket) => void socket.write(`${line}\r\n`);
/** A byte at a time, so that no pause is long. */
const drips = (socket: Socket) => {
  const timer = setInterval(() => socket.write('2'), 50);
  socket.on('close', () => clearInterval(timer));
};

test('a mail arrives whole, with an id that stays the same at each try', async () => {
  const server = await mailServer();
  const mailer = mailerAt(server.url, '学术港 <notice@harbor.test>');
  expect(await mailer.send(mail)).toEqual({ ok: true });
  expect(await mailer.send(mail)).toEqual({ ok: true });
  const [first, second] = server.mails;
  expect(first).toMatchObject({ from: 'notice@harbor.test', to: ['a@mail.test'], subject: '标题' });
  expect(first?.headers.get('message-id')).toBe(`<${mail.id}@harbor.test>`);
  expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
  expect([first?.text.trim(), first?.html.trim()]).toEqual(['文', '<p>文</p>']);
  await server.close();
});

test.each([
  ['never greets', silent, 'unreachable'],
  ['never answers the greeting', until('EHLO', silent), 'unreachable'],
  ['hangs at the recipient', until('RCPT', silent), 'temporary'],
  ['hangs before the text', until('DATA', silent), 'temporary'],
  ['hangs after the text', until('TEXT', silent), 'temporary'],
  ['answers a byte at a time', until('TEXT', drips), 'temporary'],
  ['closes at once', cut, 'unreachable'],
  ['closes at the recipient', until('RCPT', cut), 'temporary'],
  ['closes after the text', until('TEXT', cut), 'temporary'],
  ['is busy', says('421 busy'), 'unreachable'],
  ['speaks nonsense', says('HTTP/1.1 200 OK'), 'unreachable'],
  ['refuses the recipient for now', until('RCPT', says('450 later')), 'temporary'],
  ['refuses the recipient for good', until('RCPT', says('550 unknown')), 'refused'],
  ['refuses the text for now', until('TEXT', says('451 later')), 'temporary'],
  ['refuses the text for good', until('TEXT', says('554 spam')), 'refused'],
])('a server that %s has an end', async (_, talk, kind) => {
  const { result, took } = await sendTo(talk);
  expect(result).toMatchObject({ ok: false, kind });
  expect(took).toBeLessThan(patience * 3);
});

test('nobody listening, and a password that is wrong, stop all mails, not this one for good', async () => {
  expect(await mailerAt('smtp://127.0.0.1:1').send(mail)).toMatchObject({ kind: 'unreachable' });
  const server = await mailServer();
  const wrong = server.url.replace('secret', 'wrong');
  expect(await mailerAt(wrong).send(mail)).toMatchObject({ kind: 'unreachable' });
  expect(server.mails).toEqual([]);
  await server.close();
});

test('reasons for the log name no address', async () => {
  const { result } = await sendTo(until('RCPT', says('550 <a@mail.test> unknown')));
  expect(JSON.stringify(result)).not.toContain('a@mail.test');
});

test('what is no address never reaches a server', async () => {
  const server = await rawServer(silent);
  const mailer = mailerAt(server.url);
  for (const to of ['a@mail.test>\r\nRCPT TO:<b@mail.test', 'a@mail.test, b@mail.test', ''])
    expect(await mailer.send({ ...mail, to })).toMatchObject({ kind: 'refused' });
  expect(server.connections()).toBe(0);
  await server.close();
});
