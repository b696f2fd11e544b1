import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const marker = { 'x-requested-with': 'XMLHttpRequest' };

/** What the site said no to: its own sentence, and each reason with its field beneath. */
export class Refused extends Error {
  constructor(status, { msg, data }) {
    super(msg || `网站答复 ${status}`);
    this.reasons = Object.entries(data?.errors ?? {})
      .flatMap(([field, reasons]) => reasons.map((reason) => `· ${field}：${reason}`))
      .join('\n  ');
  }
}

async function ask(address, method, path, { token, json, raw } = {}) {
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

/**
 * Logs staff in: the demo's, or HARBOR_STAFF_PHONE and HARBOR_STAFF_PASSWORD.
 * @throws Refused, Error when no site answers
 */
export async function staffSession(address) {
  const login = {
    phone: process.env.HARBOR_STAFF_PHONE || '13800000009',
    password: process.env.HARBOR_STAFF_PASSWORD || 'harbor-demo-1',
  };
  const { token } = await ask(address, 'POST', '/auth/pc_login', { json: login });

  /** `call('POST /staff/order/quote/:id', { id, … })`: what the path does not name goes as query or body. */
  const call = (key, values = {}) => {
    const [method, path] = key.split(' ');
    const { filled, rest } = fill(path, present(values));
    if (method !== 'GET') return ask(address, method, filled, { token, json: rest });
    const query = new URLSearchParams(rest).toString();
    return ask(address, method, query ? `${filled}?${query}` : filled, { token });
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
        await ask(address, 'PUT', `/files/${id}/part?offset=${at}`, {
          token,
          raw: content.subarray(at, at + part_bytes),
        });
      return (await call('POST /files/:id/finish', { id })).id;
    },
    /** The id of an order given by its id or its 18-digit number. */
    async order(text) {
      if (!/^\d{18}$/.test(text)) return text;
      const { data } = await call('POST /staff/order/list', { tab: 'all', keyword: text });
      if (!data[0]) throw new Error(`没有订单 ${text}。`);
      return data[0].id;
    },
    end: () => call('POST /auth/logout').catch(() => {}),
  };
}
