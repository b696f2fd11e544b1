import { readFileSync } from 'node:fs';

/** Makes a call of a site as somebody, and gives its data. @throws Error where it does not succeed */
export async function ask(base, method, path, token, body, type = 'application/json') {
  const response = await fetch(`${base}/api/applet${path}`, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': type }),
    },
    body,
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${method} ${path}: ${code} ${msg} ${JSON.stringify(data ?? '')}`);
  return data;
}

/** Resident memory of a process in MB. */
export function residentMemory(pid) {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
