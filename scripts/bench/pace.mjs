import { Agent, request as send } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** A value of sorted numbers below which a share of them lies, with one decimal. */
export const at = (sorted, share) =>
  Number((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1));

const sockets = 100;

/** Makes calls of a site, `{ method, path, body }`, as a visitor or with a token; every one has to succeed. */
export function caller(base, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return ({ method = 'GET', path, body }) =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const headers = {
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const request = send(`${base}/api/applet${path}`, { method, headers, agent }, (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${method} ${path}: HTTP ${response.statusCode}`)),
        );
      });
      request.once('error', reject);
      request.end(payload);
    });
}

/**
 * Calls one after another, with `before` in front of each that is not counted.
 * @returns times in ms, sorted
 */
export async function alone(call, requests, times, before) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    await before?.();
    const began = performance.now();
    await call(requests[n % requests.length]);
    taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b);
}

/**
 * Calls at a steady rate, whether or not the ones before were answered, as people do. A time counts from when its call
 * was due, so that what had to wait is not hidden.
 * @returns times in ms, sorted
 */
export async function paced(call, requests, rate, seconds) {
  const began = performance.now();
  const answers = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = began + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    answers.push(call(requests[n % requests.length]).then(() => performance.now() - due));
  }
  return (await Promise.all(answers)).sort((a, b) => a - b);
}
