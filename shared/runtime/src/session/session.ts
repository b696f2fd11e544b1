import type { Session } from '@harbor/contract';
import { call } from '../http/call';
import { notify } from '../notify/notify';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { emitSessionChange } from './changes';
import { refreshUser } from './restore';
import { becomeVisitor, isLogin, ownLogout } from './state';
import { writeFlag, writeToken } from './storage';

/** Pause between the message of a logout and the reload, in ms. */
export const logoutDelay = 1500;

/** Loads the home page anew; replaced in tests, where a page cannot be left. */
export const leave = { home: (): void => window.location.assign('/') };

async function login(answer: Pick<Session, 'token_type' | 'token'>): Promise<void> {
  writeToken(answer.token_type, answer.token);
  writeFlag('islogin', true);
  store.set(atoms.login, true);
  await refreshUser().catch(() => undefined);
  if (isLogin()) emitSessionChange('login');
}

async function logout(): Promise<void> {
  ownLogout.underWay = true;
  try {
    await call('POST /auth/logout');
    notify.success('已退出登录');
    await new Promise((resolve) => setTimeout(resolve, logoutDelay));
    writeFlag('islogin', false);
    becomeVisitor();
    leave.home();
  } finally {
    ownLogout.underWay = false;
  }
}

async function ended(text: string): Promise<void> {
  ownLogout.underWay = true;
  try {
    // At once, so that no answer to the ended token comes as a surprise while the message is read.
    becomeVisitor();
    notify.success(text);
    await new Promise((resolve) => setTimeout(resolve, logoutDelay));
    leave.home();
  } finally {
    ownLogout.underWay = false;
  }
}

/** What pages may do with the session. */
export const session = {
  /** Takes over the answer of a login: stores the token, fetches the user, tells everybody. Never throws. */
  login,
  /**
   * Ends the session on the server; after its 200 a message, and 1.5 s later the home page, loaded anew.
   * @throws ApiError when the server did not answer 200: the user stays logged in
   */
  logout,
  /**
   * Takes over that the server ended the session by what was just done, e.g. by closing the account: what happened is
   * said, and 1.5 s later comes the home page, loaded anew.
   * @param text what happened, in Chinese
   */
  ended,
  /** Fetches the user again, after something about them has changed. @throws ApiError */
  refresh: refreshUser,
  /** Whether somebody is logged in, for code outside of components. */
  isLogin,
};
