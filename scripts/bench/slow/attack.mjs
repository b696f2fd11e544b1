// A program of `npm run bench:slow`: holds connections of one kind that take as long as they can, from several loopback
// addresses. A connection that the server ends is opened again. Arguments: kind, port, connections, the longest it may
// run in s. It says how many it holds when asked, and ends with whoever started it.
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';

const [kind, port, most, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];

/** What each kind says first, and what it does once a second from then on. */
const kinds = {
  headers: {
    first: 'GET /api/applet/service/detail/1 HTTP/1.1\r\nhost: a\r\nx-slow: ',
    goOn: (socket) => socket.write('a'),
  },
  bodies: {
    first:
      'POST /api/applet/auth/pc_login HTTP/1.1\r\nhost: a\r\nx-requested-with: XMLHttpRequest\r\n' +
      'content-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
    goOn: (socket) => socket.write(' '),
  },
  readers: {
    first: 'GET /media/uploads/large.png HTTP/1.1\r\nhost: a\r\n\r\n',
    // Just what the server takes for a line that is slow but goes on.
    goOn: (socket) => socket.read(700),
  },
};
const { first, goOn } = kinds[kind];

/** From several addresses, as a botnet has them; each of them all three kinds. */
const addresses = Array.from({ length: 8 }, (_, n) => `127.0.1.${n + 1}`);
/** Ms in which the first ones come, and the pause until one that was ended comes again: half to one and a half of it. */
const ramp = 3000;
const pause = 2000;

const open = new Set();
let renewed = 0;

function attack(n) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: addresses[n % addresses.length] });
  if (kind === 'readers') socket.pause();
  else socket.resume();
  let going;
  socket.once('connect', () => {
    open.add(socket);
    socket.write(first);
    going = setInterval(() => goOn(socket), 1000);
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(going);
    open.delete(socket);
    renewed += 1;
    setTimeout(attack, pause * (0.5 + Math.random()), n);
  });
}

// They stand for other machines: on this one they give way to the server and its visitors.
setPriority(constants.priority.PRIORITY_LOW);
for (let n = 0; n < most; n += 1) setTimeout(attack, (ramp * n) / most, n);
setTimeout(() => process.exit(0), seconds * 1000);
process.on('message', () => process.send({ held: open.size, renewed }));
process.on('disconnect', () => process.exit(0));
