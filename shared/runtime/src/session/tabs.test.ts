import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { answerCalls } from '../testing/answers';
import { people } from '../testing/people';
import { resetRuntime } from '../testing/reset';
import { adoptUser, ownLogout } from './state';
import { followOtherTabs } from './tabs';

let reload: jest.Mock;
let end: () => void;

beforeEach(() => {
  resetRuntime();
  reload = jest.fn();
  end = followOtherTabs(reload);
});
afterEach(() => end());

function otherTabSets(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

function beLoggedIn(): void {
  localStorage.setItem('token', 'ay_1');
  adoptUser(people.buyer);
}

test('another tab that sets the flag to false clears storage and reloads', () => {
  beLoggedIn();
  otherTabSets('islogin', 'false');
  expect(localStorage).toHaveLength(0);
  expect(store.get(atoms.login)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab that empties the storage logs this one out too', () => {
  beLoggedIn();
  otherTabSets(null, null);
  expect(store.get(atoms.user)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the storage that the server empties at this tab’s own logout leaves its message on screen', () => {
  beLoggedIn();
  ownLogout.underWay = true;
  otherTabSets(null, null);
  ownLogout.underWay = false;
  expect(store.get(atoms.user)).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('an emptied storage is nothing to a visitor', () => {
  otherTabSets(null, null);
  expect(reload).not.toHaveBeenCalled();
});

test('a login in another tab logs in here, without a reload', async () => {
  answerCalls({ 'GET /userInfo': people.teacher });
  localStorage.setItem('token', 'ay_2');
  localStorage.setItem('islogin', 'true');
  otherTabSets('islogin', 'true');
  await Promise.resolve();
  expect(store.get(atoms.login)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.get(atoms.user)?.nickname).toBe('周老师');
  expect(reload).not.toHaveBeenCalled();
});

test('a renewed token of another tab changes nothing on screen', () => {
  beLoggedIn();
  otherTabSets('token', 'ay_3');
  expect(reload).not.toHaveBeenCalled();
  expect(store.get(atoms.login)).toBe(true);
});
