// A program of `npm run bench:slow`: ordinary visitors who ask at a steady rate from an address of their own, each call
// on a connection that is kept. Arguments: port, calls a second, seconds. It prints the sorted times in ms of each kind of
// call; one that is not answered counts as failed.
import { Agent, get } from 'node:http';
import { paced } from '../pace.mjs';

const [port, rate, seconds] = process.argv.slice(2).map(Number);
const paths = { 'by id': '/service/detail/1', list: '/service/goods?category_id=5' };
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
let failed = 0;

/** Asks; never rejects. */
const call = (path) =>
  new Promise((resolve) => {
    const fail = () => {
      failed += 1;
      resolve();
    };
    const request = get(
      { host: '127.0.0.1', localAddress: '127.0.2.1', port, path: `/api/applet${path}`, agent },
      (answer) => {
        answer.resume();
        if (answer.statusCode !== 200) fail();
        else answer.once('end', resolve).once('error', fail);
      },
    );
    request.setTimeout(20_000, () => request.destroy(new Error('no answer')));
    request.once('error', fail);
  });

const times = await Promise.all(
  Object.entries(paths).map(async ([name, path]) => [
    name,
    await paced(call, [path], rate / Object.keys(paths).length, seconds),
  ]),
);
process.send({ times: Object.fromEntries(times), failed }, () => process.exit(0));
