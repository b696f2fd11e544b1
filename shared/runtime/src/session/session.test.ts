import { installNotifier } from '../notify/notify';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { answerCalls, fault, problem } from '../testing/answers';
import { people } from '../testing/people';
import { resetRuntime } from '../testing/reset';
import { onSessionChange, type SessionChange } from './changes';
import { restoreSession } from './restore';
import { leave, logoutDelay, session } from './session';
import { isLogin, restoringAtom } from './state';
import { ownPlace } from './storage';

let notices: string[];
let changes: SessionChange[];
let endChanges: () => void;

beforeEach(() => {
  resetRuntime();
  notices = [];
  changes = [];
  installNotifier((kind, text) => notices.push(`${kind} ${text}`));
  endChanges = onSessionChange((change) => changes.push(change));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  endChanges();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function storeToken(): void {
  localStorage.setItem('token_type', 'Bearer');
  localStorage.setItem('token', 'ay_1');
}

describe('at start', () => {
  test('a stored token is looked up, and the flags follow the user', async () => {
    storeToken();
    const requests = answerCalls({ 'GET /userInfo': people.teacher });
    await restoreSession();
    expect(requests[0]?.headers.Authorization).toBe('Bearer ay_1');
    expect(store.get(atoms.user)?.nickname).toBe('周老师');
    expect({ ...localStorage }).toMatchObject({
      islogin: 'true',
      isTeacher: 'true',
      isRead: 'true',
      token: 'ay_1',
    });
    expect(store.get(atoms.teacherAuthType)).toBe('old');
    expect(changes).toEqual(['restored']);
  });

  test("the word 'null' in any field of the user becomes empty", async () => {
    storeToken();
    answerCalls({ 'GET /userInfo': { ...people.buyer, avatar_img: 'null', unit: 'null' } });
    await restoreSession();
    expect(store.get(atoms.user)).toMatchObject({ avatar_img: '', unit: '', nickname: '林晓舟' });
  });

  test('without a token nobody is asked', async () => {
    const requests = answerCalls({});
    await restoreSession();
    expect(requests).toEqual([]);
    expect(isLogin()).toBe(false);
  });

  test.each([401, 403, 500])('code %i means logged out: local storage is cleared', async (code) => {
    storeToken();
    localStorage.setItem('islogin', 'true');
    answerCalls({ 'GET /userInfo': problem(code, 'x') });
    await restoreSession();
    expect(localStorage).toHaveLength(0);
    expect(isLogin()).toBe(false);
    expect(changes).toContain('expired');
  });

  test('while the server is away the flags stand, and it is asked again until it answers', async () => {
    jest.useFakeTimers();
    storeToken();
    localStorage.setItem('islogin', 'true');
    let asked = 0;
    answerCalls({ 'GET /userInfo': () => (++asked < 4 ? fault.unavailable : people.buyer) });
    const done = restoreSession();
    await jest.advanceTimersByTimeAsync(2500);
    expect(asked).toBe(2);
    expect(isLogin()).toBe(true);
    expect(localStorage.getItem('token')).toBe('ay_1');
    expect(store.get(restoringAtom)).toBe(true);
    await jest.advanceTimersByTimeAsync(10_000);
    await done;
    expect(asked).toBe(4);
    expect(store.get(atoms.user)?.id).toBe(1);
    expect(store.get(restoringAtom)).toBe(false);
  });
});

describe('login', () => {
  test('stores type and token as raw strings and fetches the user', async () => {
    answerCalls({ 'GET /userInfo': people.buyer });
    await session.login({ token_type: 'Bearer', token: 'ay_9' });
    expect({ ...localStorage }).toMatchObject({ token_type: 'Bearer', token: 'ay_9', islogin: 'true' });
    expect(session.isLogin()).toBe(true);
    expect(changes).toEqual(['login']);
  });

  test('holds when the user cannot be fetched at once', async () => {
    answerCalls({ 'GET /userInfo': fault.unavailable });
    await session.login({ token_type: 'Bearer', token: 'ay_9' });
    expect(session.isLogin()).toBe(true);
  });
});

describe('logout', () => {
  beforeEach(() => {
    storeToken();
    localStorage.setItem('islogin', 'true');
    jest.useFakeTimers();
  });

  test('after the 200 a message, and 1.5 s later the flag is false, storage empty, and home is loaded anew', async () => {
    const home = jest.spyOn(leave, 'home').mockImplementation(() => undefined);
    sessionStorage.setItem(`${ownPlace}support`, 'unsent words');
    sessionStorage.setItem('harbor:return', '/goodsdetail/1');
    const written = jest.spyOn(Storage.prototype, 'setItem');
    answerCalls({ 'POST /auth/logout': {} });
    const done = session.logout();
    await jest.advanceTimersByTimeAsync(logoutDelay - 10);
    expect(notices).toEqual(['success 已退出登录']);
    expect(isLogin()).toBe(true);
    expect(home).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    await done;
    expect(written).toHaveBeenCalledWith('islogin', 'false');
    expect(localStorage).toHaveLength(0);
    expect(Object.keys(sessionStorage)).toEqual(['harbor:return']);
    expect(isLogin()).toBe(false);
    expect(home).toHaveBeenCalledTimes(1);
  });

  test('that the server refuses changes nothing', async () => {
    const home = jest.spyOn(leave, 'home').mockImplementation(() => undefined);
    answerCalls({ 'POST /auth/logout': problem(500, '系统繁忙') });
    await expect(session.logout()).rejects.toThrow('系统繁忙');
    expect(isLogin()).toBe(true);
    expect(home).not.toHaveBeenCalled();
  });
});

test('a session that the server ended is forgotten at once, then it is said, and home is loaded anew', async () => {
  storeToken();
  localStorage.setItem('islogin', 'true');
  jest.useFakeTimers();
  const home = jest.spyOn(leave, 'home').mockImplementation(() => undefined);
  const done = session.ended('已申请注销');
  expect([isLogin(), localStorage.getItem('token'), notices]).toEqual([false, null, ['success 已申请注销']]);
  expect(home).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(logoutDelay);
  await done;
  expect(home).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([]);
});

test('login is true when either local storage or the store says so', () => {
  expect(isLogin()).toBe(false);
  localStorage.setItem('islogin', 'true');
  expect(isLogin()).toBe(true);
  localStorage.setItem('islogin', 'false');
  expect(isLogin()).toBe(false);
  store.set(atoms.login, true);
  expect(isLogin()).toBe(true);
});
