import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetToken, keepToken, keptToken } from './kept-session.mjs';
import { codeOf, demoSecret, untilNext } from './second-factor.mjs';

const marker = { 'x-requested-with': 'XMLHttpRequest' };

/** What the site said no to: its own sentence, and each reason with its field beneath. */
export class Refused extends Error {
  constructor(status, { msg, data }) {
    super(msg || `网站答复 ${status}`);
    this.status = status;
    this.wanted = data?.reason;
    this.reasons = Object.entries(data?.errors ?? {})
      .flatMap(([field, reasons]) => reasons.map((reason) => `· ${field}：${reason}`))
      .join('\n  ');
  }
}

async function ask(address, method, path, { token, json, raw, renewed } = {}) {
  // The release centre's calls stand below /api, all others below /api/applet.
  const base = path.startsWith('/api/') ? address : `${address}/api/applet`;
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...marker,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(raw && { 'content-type': 'application/octet-stream' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(raw && { body: raw }),
  }).catch((error) => {
    throw new Error(
      `${address} 没有网站在运行：${error.cause?.message ?? error.message}。先运行 npm start。`,
    );
  });
  const next = response.headers.get('x-renew-token');
  if (next) renewed?.(next);
  const answer = await response.json().catch(() => ({ msg: `网站答复 ${response.status}，无法读取` }));
  if (answer.code !== 200) throw new Refused(response.status, answer);
  return answer.data;
}

/** Fills `:name` in a path and takes those values out of the rest. */
function fill(path, values) {
  const rest = { ...values };
  const filled = path.replace(/:(\w+)/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { filled, rest };
}

const present = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The codes to try, in order: what was given, or those of now and of the next period, as each works once. */
async function giveCode(phone, give) {
  const given = process.env.HARBOR_STAFF_CODE;
  if (given) return give(given);
  const secret = process.env.HARBOR_STAFF_SECRET || demoSecret(phone);
  if (!secret)
    throw new Error('需要两步验证：设置 HARBOR_STAFF_CODE（6 位验证码）或 HARBOR_STAFF_SECRET（密钥）。');
  // A code works once: one that a page or another command just used waits for the next.
  for (let left = 3; ; left -= 1)
    try {
      return await give(codeOf(secret));
    } catch (error) {
      if (error.status !== 422 || left === 0) throw error;
      await sleep(untilNext() + 200);
    }
}

/**
 * Logs somebody of the team in: the demo's, or HARBOR_STAFF_PHONE and HARBOR_STAFF_PASSWORD, with the second factor of
 * HARBOR_STAFF_SECRET or HARBOR_STAFF_CODE. The session is kept for the commands that follow.
 * @throws Refused, Error when no site answers
 */
export async function staffSession(address) {
  const phone = process.env.HARBOR_STAFF_PHONE || '13800000009';
  const password = process.env.HARBOR_STAFF_PASSWORD || 'harbor-demo-1';
  let token = keptToken(address, phone);
  const keep = (next) => {
    token = next;
    keepToken(address, phone, next);
  };
  const once = (method, path, more) => ask(address, method, path, { ...more, token, renewed: keep });

  async function login() {
    token = undefined;
    keep((await once('POST', '/auth/pc_login', { json: { phone, password } })).token);
  }
  if (!token) await login();

  /** Makes a call; what it wants first (a login, a code) is given, and it is made again. */
  async function send(method, path, more, tries = 3) {
    try {
      return await once(method, path, more);
    } catch (error) {
      if (tries === 0) throw error;
      if (error.status === 401) await login();
      else if (error.wanted === 'SECOND_FACTOR_WANTED')
        await giveCode(phone, (code) => once('POST', '/staff/second_factor/enter', { json: { code } }));
      else if (error.wanted === 'PROOF_WANTED')
        await giveCode(phone, (code) => once('POST', '/staff/second_factor/prove', { json: { code } }));
      else throw error;
      return send(method, path, more, tries - 1);
    }
  }

  /** `call('POST /staff/order/quote/:id', { id, … })`: what the path does not name goes as query or body. */
  const call = (key, values = {}) => {
    const [method, path] = key.split(' ');
    const { filled, rest } = fill(path, present(values));
    if (method !== 'GET') return send(method, filled, { json: rest });
    const query = new URLSearchParams(rest).toString();
    return send(method, query ? `${filled}?${query}` : filled);
  };

  return {
    call,
    /** Uploads a local file part by part. @returns its id */
    async upload(path, purpose) {
      const content = readFileSync(path);
      const { id, part_bytes, received } = await call('POST /files/start', {
        name: basename(path),
        size: content.length,
        purpose,
      });
      for (let at = received; at < content.length; at += part_bytes)
        await send('PUT', `/files/${id}/part?offset=${at}`, {
          raw: content.subarray(at, at + part_bytes),
        });
      return (await call('POST /files/:id/finish', { id })).id;
    },
    /** Sends a local file as the body of a call, with its name. @returns what the call answers */
    sendFile: (path, file) =>
      send('POST', `${path}?${new URLSearchParams({ name: basename(file) })}`, { raw: readFileSync(file) }),
    /** The id of an order given by its id or its 18-digit number. */
    async order(text) {
      if (!/^\d{18}$/.test(text)) return text;
      const { data } = await call('POST /staff/order/list', { tab: 'all', keyword: text });
      if (!data[0]) throw new Error(`没有订单 ${text}。`);
      return data[0].id;
    },
    /** Logs out, so that the next command begins anew. */
    async end() {
      await once('POST', '/auth/logout', { json: {} }).catch(() => {});
      forgetToken(address, phone);
    },
  };
}
