import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp } from '../testing/app';

/** Long enough for a server that does not wait, far from the minutes of one that does. */
const soon = 15_000;

const closedSoon = (close: () => Promise<void>) =>
  Promise.race([
    close().then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, soon, false).unref()),
  ]);

async function ask(url: string, path: string) {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  return socket;
}

test('a server that closes does not wait for connections that never asked, and answers those that did', async () => {
  const site = await testApp({ areas: ['services', 'checkout'] });
  let letAnswer = () => {};
  const answered = new Promise<boolean>((resolve) => (letAnswer = () => resolve(true)));
  site.core.hub.ping = () => answered;
  const url = await site.listen();
  const silent = await ask(url, '');
  const asking = await ask(url, '/readyz');
  const ended = once(silent, 'close');
  let answer = '';
  asking.on('data', (text) => (answer += text));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = closedSoon(site.close);
  await ended;
  letAnswer();
  expect(await closed).toBe(true);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
});
