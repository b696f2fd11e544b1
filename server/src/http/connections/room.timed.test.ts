import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { comesTrue, openSocket, requestText } from '../testing/sockets';
import { inTurn } from './in-turn';
import { Room, type RoomSize } from './room';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A server with little room, which answers `/slow` when told. */
async function smallServer(size: Partial<RoomSize>) {
  const room = new Room({ most: 100, each: 100, isProxy: () => false, ...size });
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = createServer(
    inTurn((request, response) => {
      if (request.url === '/slow') void told.then(() => response.end('late'));
      else response.end('quick');
    }, room),
  );
  server.on('connection', room.enter);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, room, answer };
}

const ended = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));

test('where there is no room, the connection that has waited longest goes, and never one that is worked on', async () => {
  const { base, room, answer } = await smallServer({ each: 3 });
  const asking = await openSocket(base);
  const first = once(asking, 'data');
  asking.write(requestText('GET', '/slow'));
  const silent = await openSocket(base);
  const slow = await openSocket(base);
  slow.write('GET / HTTP/1.1\r\nhost');
  expect(await comesTrue(() => room.count === 3)).toBe(true);
  const silentEnded = ended(silent);
  const slowEnded = ended(slow);
  expect(await (await fetch(base)).text()).toBe('quick');
  await silentEnded;
  const another = await openSocket(base);
  await slowEnded;
  another.destroy();
  answer();
  expect(String(await first)).toMatch(/^HTTP\/1\.1 200/);
  asking.destroy();
});

test('where all are worked on, the new one is refused, and their places are free when they go', async () => {
  const { base, room } = await smallServer({ most: 2, isProxy: () => true });
  const asking = await Promise.all([openSocket(base), openSocket(base)]);
  for (const socket of asking) socket.write(requestText('GET', '/slow'));
  expect(await comesTrue(() => room.count === 2)).toBe(true);
  const refused = fetch(base).then(
    () => 'answered',
    () => 'refused',
  );
  expect(await refused).toBe('refused');
  for (const socket of asking) socket.destroy();
  expect(await comesTrue(() => room.count === 0)).toBe(true);
  expect(await (await fetch(base)).text()).toBe('quick');
});

test('the connections of a proxy are those of many people', async () => {
  const { base, room } = await smallServer({ each: 1, isProxy: (address) => address === '127.0.0.1' });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(base)));
  expect(await comesTrue(() => room.count === 5)).toBe(true);
  for (const socket of sockets) socket.destroy();
  expect(await comesTrue(() => room.count === 0)).toBe(true);
});

test('who is gone before we looked is let go, as it has no address to be counted by', () => {
  const room = new Room({ most: 100, each: 100, isProxy: () => false });
  const gone = new Socket();
  room.enter(gone);
  expect([gone.destroyed, room.count]).toEqual([true, 0]);
});

test('one that has been answered waits again, behind those that came before', async () => {
  const { base, room } = await smallServer({ each: 2 });
  const answered = await openSocket(base);
  const silent = await openSocket(base);
  expect(await comesTrue(() => room.count === 2)).toBe(true);
  const first = once(answered, 'data');
  answered.write(requestText('GET', '/'));
  await first;
  const silentEnded = ended(silent);
  const another = await openSocket(base);
  await silentEnded;
  expect(answered.destroyed).toBe(false);
  answered.destroy();
  another.destroy();
});
