import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

/** Where a program of Node listens for debuggers once it is sent SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json/list';

const targets = () =>
  fetch(inspector).then(
    (response) => response.json(),
    () => undefined,
  );

/** Opens the debugger's port of a running program of Node. @throws Error when another program has it, or it stays closed */
async function addressOf(pid) {
  if (await targets()) throw new Error('Another program listens for debuggers on port 9229.');
  process.kill(pid, 'SIGUSR1');
  for (let n = 0; n < 100; n += 1) {
    const [target] = (await targets()) ?? [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error('The server did not open the debugger’s port.');
}

/**
 * Evaluates in a running program of Node.
 * @returns `ask`, which makes a call of the debugger's protocol, `evaluate`, which gives a value, and `close`
 */
export async function inspect(pid) {
  const socket = new WebSocket(await addressOf(pid));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const hear = (data) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.off('message', hear);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    ask,
    evaluate: async (expression) => (await ask('Runtime.evaluate', { expression })).result.value,
    close: () => socket.close(),
  };
}

/**
 * What a running program of Node holds: its heap and the buffers outside of it after two full collections, so that what
 * nobody refers to any more does not count, however late the engine would have collected it.
 * @returns `read`, which gives MB, `evaluate`, which gives the value of an expression there, and `close`
 */
export async function liveMemory(pid) {
  const { ask, evaluate, close } = await inspect(pid);
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  return {
    evaluate,
    async read() {
      // Finalizers run after the first, and what they let go goes with the second.
      for (let n = 0; n < 2; n += 1) await ask('HeapProfiler.collectGarbage');
      return Math.round((await evaluate(expression)) / 1e6);
    },
    close,
  };
}
