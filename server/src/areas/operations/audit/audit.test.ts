import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPattern } from '@harbor/contract/route-match';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { DB } from '../../../db/schema';
import { csvCell as cell } from '../../../labels/csv';
import { workspaceRoot } from '../../../paths';
import { type TestApp, testApp } from '../../../testing/app';
import { wholeReads } from '../../../testing/whole-reads';
import { audit } from '../../base/accounts/audit';
import { auditActions, auditGroups } from '../../base/accounts/audit-words';
import { findLines } from './find';
import { maskIp, pageOf } from './words';

let site: TestApp;
let staff: { id: number; token: string };
let member: { id: number; token: string };

beforeAll(async () => {
  site = await testApp({ areas: ['audit', 'staff'] });
  staff = await site.user({ is_staff: true, nickname: '值班运营' });
  member = await site.user({ nickname: '=cmd|calc' });
});
afterAll(() => site.close());

const list = async (given: object = {}) => {
  const query = JSON.parse(JSON.stringify(given));
  const answer = await site.call('GET /staff/audit/list', { token: staff.token, query });
  expect(answer.status).toBe(200);
  return answer.data;
};

const freeze = (id: number, reason: string) =>
  site.call('POST /staff/user/freeze/:id', { params: { id }, token: staff.token, body: { reason } });

const today = () => new Date(site.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);

test('an act of staff is read with who, what, on what and why', async () => {
  expect((await freeze(member.id, '发布违法内容')).status).toBe(200);
  const [line] = (await list()).data;
  expect(line).toMatchObject({
    actor: { type: 'staff', type_text: '运营', id: staff.id, name: '值班运营' },
    action: 'account.freeze',
    action_text: '冻结账号',
    object: { type: 'user', type_text: '用户', no: String(member.id), label: '=cmd|calc', link: null },
    detail: [{ label: '原因', value: '发布违法内容' }],
  });
});

test('only staff read it', async () => {
  for (const key of [
    'GET /staff/audit/list',
    'GET /staff/audit/actions',
    'GET /staff/audit/check',
  ] as const) {
    expect((await site.call(key)).status).toBe(401);
    const other = await site.user();
    expect((await site.call(key, { token: other.token })).status).toBe(403);
  }
});

describe('looking for lines', () => {
  const at = (line: { id: number }) => line.id;

  beforeAll(async () => {
    const { db, settings } = site.core;
    for (let n = 0; n < 70; n += 1)
      await audit(db, settings.clock, {
        actor: { type: 'user', id: member.id },
        action: n % 2 ? 'login.ok' : 'account.created',
        object: ['session', String(n)],
        detail: { method: 'sms' },
        ip: '203.0.113.9',
      });
    await audit(db, settings.clock, {
      actor: { type: 'system' },
      action: 'refund.escalate',
      object: ['refund', 'R1'],
      detail: { order_id: 7, status: 10 },
    });
  });

  test('the newest come first, page after page, each once', async () => {
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const { data, next } = await list({ before });
      seen.push(...data.map(at));
      before = next ?? undefined;
    } while (before !== undefined);
    const { rows } = await sql<{ id: number }>`select id from audit_log order by id desc`.execute(
      site.core.db,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(70);
  });

  test.each([
    ['by name', () => ({ who: '值班' }), ['account.freeze']],
    ['by number', () => ({ who: String(staff.id), action: 'account' }), ['account.freeze']],
    ['by kind', () => ({ by: 'system' }), ['refund.escalate']],
    ['by kind and words', () => ({ by: 'system', action: 'refund.' }), ['refund.escalate']],
    ['by action', () => ({ action: 'account.freeze' }), ['account.freeze']],
    ['by object', () => ({ object: 'session', object_no: '3' }), ['login.ok']],
    ['by type', () => ({ object: 'refund' }), ['refund.escalate']],
    ['by nobody', () => ({ who: '没有这个人' }), []],
    ['by another act of theirs', () => ({ who: '值班', action: 'login' }), []],
    ['by an action that nobody has done', () => ({ action: 'order.vanish' }), []],
  ])('%s', async (_, query, expected) => {
    expect((await list(query())).data.map(({ action }) => action)).toEqual(expected);
  });

  test('by days, both included', async () => {
    const all = (await list({ from: today(), to: today(), by: 'system' })).data;
    expect(all).toHaveLength(1);
    expect((await list({ from: '2020-01-01', to: '2020-01-02' })).data).toEqual([]);
    expect((await list({ from: '2099-01-01' })).data).toEqual([]);
    expect((await list({ to: '2020-01-01' })).data).toEqual([]);
  });

  test('values and addresses are read by people, addresses by half', async () => {
    const [line] = (await list({ who: String(member.id), action: 'login' })).data;
    expect(line?.detail).toEqual([{ label: '方式', value: '短信验证码' }]);
    expect(line?.origin).toContain('203.0.*.*');
    expect(maskIp('2001:db8:85a3::8a2e')).toBe('2001:db8:85a3::*');
  });
});

test('the filter offers every action under its group', async () => {
  const { data } = await site.call('GET /staff/audit/actions', { token: staff.token });
  expect(data.groups.flatMap(({ actions }) => actions.map(({ action }) => action)).toSorted()).toEqual(
    Object.keys(auditActions).toSorted(),
  );
  expect(data.groups.map(({ title }) => title).toSorted()).toEqual(Object.values(auditGroups).toSorted());
});

describe('an export', () => {
  const begin = (more: object = {}) =>
    site.call('POST /staff/audit/export', {
      token: staff.token,
      body: { from: today(), to: today(), ...more },
    });
  const read = async (url: string) => {
    const response = await site.app.inject({ method: 'GET', url });
    return { status: response.statusCode, text: response.body, headers: response.headers };
  };

  test('is a file with a watermark, is itself in the log, and opens without running anything', async () => {
    await freeze((await site.user({ nickname: '@SUM(1+1)' })).id, '=HYPERLINK("http://evil.example")');
    const { data } = await begin({ action: 'account.freeze' });
    const { status, text, headers } = await read(data.url);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(encodeURIComponent(data.number));
    expect(text.startsWith('\ufeff学术港操作日志')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines[1]).toContain(`值班运营（编号 ${staff.id}）`);
    const body = lines.slice(6, -2);
    expect(body).toHaveLength(data.lines);
    for (const line of body) expect(line).toContain(data.number);
    expect(text).toContain("'@SUM(1+1)");
    expect(text).toContain("'=cmd|calc");
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
    const [line] = (await list()).data;
    expect(line).toMatchObject({ action: 'audit.export', actor: { id: staff.id } });
    expect(data.number).toMatch(new RegExp(`-${line?.id}$`));
    expect(line?.detail).toContainEqual({ label: '行数', value: String(data.lines) });
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['  +1', "'  +1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['＝1', "'＝1"],
    ['\tx', "'\tx"],
    ['a,"b"', '"a,""b"""'],
    ['a\r\nb', '"a\nb"'],
    [12, '12'],
    ['正常', '正常'],
  ])('the cell %j', (value, written) => expect(cell(value)).toBe(written));

  test('is limited in days, and says so', async () => {
    const long = await begin({ from: '2026-01-01', to: '2026-06-30' });
    expect([long.status, long.errors.to]).toEqual([422, ['一次最多导出92天，请缩短日期范围']]);
    expect((await begin({ from: today(), to: '2020-01-01' })).errors.to).toEqual([
      '结束日期不能早于开始日期',
    ]);
    expect((await begin({ who: '没有这个人' })).errors.from).toEqual(['没有符合条件的记录']);
  });

  test('is limited in lines, and says so', async () => {
    await sql`
      insert into audit_log (at, actor_type, action)
      select ${new Date(site.clock.now())}, 'visitor', 'login.failed' from generate_series(1, 20001)`.execute(
      site.core.db,
    );
    expect((await begin({ by: 'visitor' })).errors.to).toEqual([
      '符合条件的记录超过20,000行，请缩短日期范围或增加筛选条件',
    ]);
  });

  test('is nobody else’s, and not for long', async () => {
    const { url } = (await begin({ action: 'account.freeze' })).data;
    const other = await site.user({ is_staff: true });
    const theirs = await site.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(theirs.statusCode).toBe(404);
    expect((await read(url.replace(/ticket=\d+/, 'ticket=1'))).status).toBe(404);
    site.clock.advance(61_000);
    expect((await read(url)).status).toBe(404);
  });
});

test('every page that a line leads to is one of the site', () => {
  const paths = readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const { routes } = JSON.parse(readFileSync(join(workspaceRoot, name, 'routes.json'), 'utf8'));
      return (routes as { path: string }[]).map(({ path }) => path);
    });
  for (const page of Object.values(pageOf)) {
    const [path = ''] = page('7').split('?');
    expect([path, paths.some((pattern) => matchPattern(pattern, path))]).toEqual([path, true]);
  }
});

test('no filter reads the log whole, however rare its lines are', async () => {
  const { db: plain, pool } = site.core;
  await sql`
    insert into audit_log (at, actor_type, actor_id, action, object_type, object_id)
    select ${new Date(site.clock.now())}::timestamptz - interval '1 day' * (n % 300), 'user', 1000000 + n % 500,
      'login.ok', 'session', n::text from generate_series(1, 20000) n`.execute(plain);
  await sql`analyze audit_log`.execute(plain);
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
  for (const filter of [
    {},
    { who: '值班' },
    { who: '值班', action: 'account' },
    { by: 'system' },
    { action: 'refund' },
    { action: 'order.vanish' },
    { object: 'refund', object_no: 'R1' },
    { object: 'session', object_no: '3', action: 'login', who: '值班' },
    { from: '2026-01-01', to: '2026-01-02' },
    { from: '2026-01-01', to: '2026-01-02', who: '值班' },
  ] as const)
    await findLines(db, filter, { limit: 31 });
  expect(asked.length).toBeGreaterThan(15);
  for (const { sql: statement, parameters } of asked)
    expect([statement, await wholeReads(pool, statement, parameters, ['audit_log'])]).toEqual([
      statement,
      [],
    ]);
});

test('a name of more people than are looked through says so, instead of leaving some out', async () => {
  const names = Array.from({ length: 201 }, (_, n) => ({ nickname: `重名的人${n}` }));
  await site.core.db.insertInto('users').values(names).execute();
  const answer = await site.call('GET /staff/audit/list', { token: staff.token, query: { who: '重名的人' } });
  expect([answer.status, answer.errors]).toEqual([
    422,
    { who: ['叫这个名字的用户超过200位，请填写完整昵称或用户编号'] },
  ]);
  await site.core.db.deleteFrom('users').where('nickname', 'like', '重名的人%').execute();
});

test('cases are named in words', async () => {
  await audit(site.core.db, site.core.settings.clock, {
    ...{ actor: { type: 'staff', id: staff.id }, action: 'desk.hold', object: ['case', 'refund:6'] },
  });
  const [line] = (await list({ action: 'desk.hold' })).data;
  expect(line?.object).toMatchObject({ type_text: '事项', no: 'refund:6', label: '退款 6' });
});
