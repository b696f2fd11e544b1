import { randomUUID } from 'node:crypto';
import { api, type EndpointSpec } from '@harbor/contract';
import { type TestApp, testApp } from '../testing/app';
import { demoDatabase } from '../testing/demo-database';
import { makeStaff, newSession, sealSecret } from '../testing/users';
import { jsonSchema } from './json-schema';
import { urlOf } from './register';
import { fitting, hostileBodies, hostileParams, hostileQuery } from './testing/hostile';

// Thousands of calls.

let site: TestApp;
let userId: number;
beforeAll(async () => {
  site = await testApp({ database: await demoDatabase() });
  const { id } = await site.core.db
    .updateTable('users')
    .set({ is_teacher: true, is_certification: true })
    .where('phone', '=', '13800000001')
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = id;
  await makeStaff(site.core.db, userId);
  await sealSecret(site.core, userId);
});
afterAll(() => site.close());

/** What a site without releases cannot say, and answers as a fault that will pass. */
const needReleases = /^(GET \/api\/platform\/composition|DELETE \/api\/platform\/overrides)/;

const endpoints = Object.entries(api as Record<string, EndpointSpec>).filter(
  ([key, spec]) => !spec.stream && !needReleases.test(key),
);

/** Whoever calls is there and may do everything, whatever the calls before have done to them. */
async function someone(): Promise<string> {
  await site.core.db.updateTable('users').set({ status: 1 }).where('id', '=', userId).execute();
  return newSession(site, userId);
}

/** How often which status was answered. */
const counts: Record<number, number> = {};

interface Sent {
  url: string;
  body?: unknown;
}

/** What is wrong with the answer to something hostile; undefined where it is an envelope that is no fault of ours. */
async function faultOf(
  key: string,
  spec: EndpointSpec,
  token: string,
  { url, body }: Sent,
): Promise<string | undefined> {
  const [method = 'GET'] = key.split(' ');
  const answer = await site.app.inject({
    method: method as 'POST',
    url: urlOf(url),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && {
        'content-type': spec.raw ? 'application/octet-stream' : 'application/json',
      }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const { statusCode: status } = answer;
  counts[status] = (counts[status] ?? 0) + 1;
  if (status === 200 && spec.file) return undefined;
  const said = () =>
    `${status} ${answer.body.slice(0, 120)} ← ${url} ${JSON.stringify(body)?.slice(0, 200) ?? ''}`;
  if (status >= 500) return said();
  try {
    const envelope = answer.json();
    if (envelope.code === status && typeof envelope.msg === 'string' && 'data' in envelope) return undefined;
  } catch {
    // No JSON is no envelope.
  }
  return said();
}

/** Everything hostile that a call can be sent, one thing at a time. */
function hostileTo(key: string, spec: EndpointSpec, turn: number): Sent[] {
  const [, path = ''] = key.split(' ');
  const params = spec.params ? (fitting(jsonSchema(spec.params, 'input')) as Record<string, string>) : {};
  const fill = (values: Record<string, string>) =>
    path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1');
  const good = spec.body && fitting(jsonSchema(spec.body, 'input'));
  const url = fill(params);
  const sent: Sent[] = [{ url, body: good }];
  for (const name of Object.keys(params))
    for (const value of hostileParams) sent.push({ url: fill({ ...params, [name]: value }), body: good });
  if (spec.query)
    for (const name of Object.keys(jsonSchema(spec.query, 'input').properties ?? {})) {
      for (const value of hostileQuery) sent.push({ url: `${url}?${name}=${value}` });
      sent.push({ url: `${url}?${name}=1&${name}=2` });
    }
  if (good) for (const body of hostileBodies(good, turn)) sent.push({ url, body });
  return sent;
}

test('whatever is sent to whatever call, the answer is an envelope and never a fault of the server', async () => {
  const faults: string[] = [];
  for (const [turn, [key, spec]] of endpoints.entries()) {
    const token = await someone();
    for (const sent of hostileTo(key, spec, turn)) {
      const fault = await faultOf(key, spec, token, sent);
      if (fault) faults.push(`${key}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  // Fitting input went through: what was refused was not refused by everybody's first rule.
  expect(counts[200]).toBeGreaterThan(endpoints.length);
});
