import axios, { type InternalAxiosRequestConfig } from 'axios';
import { installNotifier, resetNotifier } from '../notify/notify';
import { resetOnce } from '../notify/once';
import { becomeVisitor } from '../session/state';
import { type LocalServer, sendEnvelope, startLocalServer } from '../testing/local-server';
import { ApiError } from './api-error';
import { call } from './call';
import { indexClient, mainClient } from './clients';
import { http } from './http';

let server: LocalServer;
let notices: string[];
let warn: jest.SpyInstance;

const limits = { main: mainClient.defaults.timeout, index: indexClient.defaults.timeout };

beforeAll(async () => {
  server = await startLocalServer();
  // jsdom keeps the timer of each request until it runs out.
  mainClient.defaults.timeout = 1000;
});
afterAll(() => server.close());

beforeEach(() => {
  server.requests.length = 0;
  server.respond((_, response) => sendEnvelope(response, 200, { data: { id: 1 } }));
  becomeVisitor();
  resetNotifier();
  resetOnce();
  notices = [];
  installNotifier((kind, text) => notices.push(`${kind} ${text}`));
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe('every request', () => {
  test('goes to /api/applet as JSON with the ajax marker', async () => {
    await http.post('/anything', { a: 1 });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/anything', body: '{"a":1}' });
    expect(request?.headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(request?.headers['content-type']).toMatch('application/json');
  });

  test('carries token type and token from local storage, and nothing for a visitor', async () => {
    await http.get('/a');
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    localStorage.setItem('token_type', 'Bearer');
    localStorage.setItem('token', 'ay_1');
    await http.get('/b');
    expect(server.requests[1]?.headers.authorization).toBe('Bearer ay_1');
  });

  test.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    '%s has its helper, which answers the envelope',
    async (method) => {
      await expect(http[method]('/x')).resolves.toMatchObject({ code: 200, data: { id: 1 } });
      expect(server.requests[0]?.method).toBe(method.toUpperCase());
    },
  );

  test('has 6 s, and 1.5 s for the lists of the home page', async () => {
    expect(limits).toEqual({ main: 6000, index: 1500 });
    server.respond(() => undefined);
    const start = Date.now();
    const failure = await failureOf(call('GET /index/goods' as 'GET /get_links'));
    expect(failure.kind).toBe('timeout');
    expect(Date.now() - start).toBeGreaterThanOrEqual(1400);
    expect(Date.now() - start).toBeLessThan(6000);
    expect(notices).toEqual([]);
  });
});

describe('a token that the server renews', () => {
  const renewing = () =>
    server.respond((_, response) => sendEnvelope(response, 200, { headers: { 'X-Renew-Token': 'ay_2' } }));

  test('replaces the stored one', async () => {
    localStorage.setItem('token', 'ay_1');
    renewing();
    await http.get('/x');
    expect(localStorage.getItem('token')).toBe('ay_2');
  });

  test('does not bring back a session that ended meanwhile', async () => {
    localStorage.setItem('token', 'ay_1');
    server.respond((_, response) => {
      localStorage.clear();
      sendEnvelope(response, 200, { headers: { 'X-Renew-Token': 'ay_2' } });
    });
    await http.get('/x');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('code 401', () => {
  beforeEach(() => server.respond((_, response) => sendEnvelope(response, 401, { msg: 'x' })));

  test('says 请登录 once at a time and empties local storage', async () => {
    localStorage.setItem('islogin', 'true');
    localStorage.setItem('token', 'ay_1');
    await Promise.allSettled([http.get('/a'), http.get('/b'), http.get('/c')]);
    expect(notices).toEqual(['warning 请登录']);
    expect(localStorage).toHaveLength(0);
  });

  test('to an old token leaves a newer session alone', async () => {
    localStorage.setItem('token', 'old');
    server.respond((_, response) => {
      localStorage.setItem('token', 'new');
      sendEnvelope(response, 401);
    });
    await failureOf(http.get('/a'));
    expect(localStorage.getItem('token')).toBe('new');
  });
});

describe('another code', () => {
  test("shows the server's message and is thrown again", async () => {
    server.respond((_, response) => sendEnvelope(response, 409, { msg: '库存不足' }));
    const failure = await failureOf(http.post('/x'));
    expect(failure).toMatchObject({ code: 409, msg: '库存不足', kind: 'answer', transient: false });
    expect(notices).toEqual(['error 库存不足']);
  });

  test('shows trade_state_desc on a payment failure', async () => {
    server.respond((_, response) =>
      sendEnvelope(response, 400, { msg: '失败', data: { trade_state_desc: '订单已关闭' } }),
    );
    await failureOf(http.post('/pay/x'));
    expect(notices).toEqual(['error 订单已关闭']);
  });

  test('carries the messages of wrong fields, and says nothing when the form shows them', async () => {
    server.respond((_, response) =>
      sendEnvelope(response, 422, { msg: '请检查', data: { errors: { phone: ['请输入正确的手机号'] } } }),
    );
    const failure = await failureOf(http.post('/x', {}, { silent: true }));
    expect(failure.errors).toEqual({ phone: ['请输入正确的手机号'] });
    expect(failure.fieldError('phone')).toBe('请输入正确的手机号');
    expect(notices).toEqual([]);
  });

  test.each(['/find/count', '/find/mobile/count'])('of visit tracking (%s) is never shown', async (url) => {
    server.respond((_, response) => sendEnvelope(response, 500, { msg: '出错了' }));
    await failureOf(http.get(url));
    expect(notices).toEqual([]);
  });
});

describe('a fault on the way', () => {
  test('a timeout says 请求超时 once at a time', async () => {
    server.respond(() => undefined);
    const quick = { timeout: 60 };
    const failures = await Promise.all([failureOf(http.get('/a', quick)), failureOf(http.get('/b', quick))]);
    expect(failures.map(({ kind }) => kind)).toEqual(['timeout', 'timeout']);
    expect(notices).toEqual(['warning 请求超时']);
  });

  test('a 503 without envelope logs nobody out', async () => {
    localStorage.setItem('islogin', 'true');
    localStorage.setItem('token', 'ay_1');
    server.respond((_, response) => response.writeHead(503).end('upstream'));
    const failure = await failureOf(http.get('/userInfo'));
    expect(failure).toMatchObject({ kind: 'unavailable', code: 503, transient: true });
    expect(localStorage.getItem('islogin')).toBe('true');
  });

  test('a write that meets it tells the person', async () => {
    server.respond((_, response) => response.writeHead(503).end());
    await failureOf(http.post('/x'));
    expect(notices).toEqual(['error 服务暂时不可用，请稍后重试']);
  });

  test('no network is a transient fault too', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respond((_, response) => response.destroy());
    await expect(failureOf(http.get('/x'))).resolves.toMatchObject({ kind: 'network', transient: true });
    error.mockRestore();
  });

  test('an aborted request is neither shown nor logged', async () => {
    server.respond(() => undefined);
    const abort = new AbortController();
    const failing = failureOf(http.post('/x', {}, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 30);
    await expect(failing).resolves.toMatchObject({ kind: 'aborted' });
    expect(notices).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('what the server says instead of a file is said as of any call', async () => {
  const said = '今天导出的次数已用完，请明天再试';
  server.respond((_, response) => sendEnvelope(response, 429, { msg: said }));
  const failure = await failureOf(http.post('/magazine/export', {}, { responseType: 'blob' }));
  expect(failure).toMatchObject({ kind: 'answer', code: 429, msg: said });
});

test('a failed request is logged with time, message and address', async () => {
  server.respond((_, response) => sendEnvelope(response, 404, { msg: '服务不存在' }));
  await failureOf(http.get('/service/detail/9'));
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /^\[\d{4}-\d\d-\d\dT.*Z\] 404 服务不存在 GET http.*\/api\/applet\/service\/detail\/9$/,
    ),
  );
});

describe('a call of the contract', () => {
  test('fills the path, leaves out what is undefined, and answers the data', async () => {
    const data = await call('GET /service/detail/:id', { params: { id: 5 } });
    expect(data).toEqual({ id: 1 });
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/service/detail/5' });
  });

  test('whose path begins with /api/ is not put below the base again', async () => {
    await call('GET /api/contact/us/:product', { params: { product: '37' } });
    expect(server.requests[0]?.url).toBe('/api/contact/us/37');
  });

  test('sends its idempotency key', async () => {
    await call('POST /auth/logout', { idempotencyKey: 'k1' });
    expect(server.requests[0]?.headers['idempotency-key']).toBe('k1');
  });
});

test('a call that outlives its page goes by fetch with keepalive; others do not', async () => {
  const asked: InternalAxiosRequestConfig[] = [];
  const adapter = jest.spyOn(axios, 'getAdapter').mockReturnValue(async (config) => {
    asked.push(config);
    const data = { code: 200, msg: '', data: { id: 1 } };
    return { config, data, status: 200, statusText: '', headers: {} };
  });
  const body = { title: '草稿', content: '' };
  await expect(call('POST /draft/add_draft', { body, keepalive: true })).resolves.toEqual({ id: 1 });
  await call('POST /draft/add_draft', { body });
  expect(adapter.mock.calls[0]?.[0]).toBe('fetch');
  expect(adapter.mock.calls[1]?.[0]).not.toBe('fetch');
  expect(asked.map(({ fetchOptions }) => fetchOptions)).toEqual([{ keepalive: true }, undefined]);
  adapter.mockRestore();
});
