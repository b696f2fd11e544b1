import { test as base, type Page } from '@playwright/test';
import { login, newMember, type Token } from './api';

interface Fixtures {
  /** A page whose browser is logged in as the buyer of the demo data. */
  buyer: Page;
  /** A page whose browser is logged in as the certified teacher. */
  teacher: Page;
  /** A page whose browser is logged in as a member of the operating team. */
  staff: Page;
  /** A page of a member who registered just now and owns nothing. */
  member: Page;
}

/** Puts a session where the site keeps it, once: a logout in the test stays one. */
export async function enter(page: Page, { token_type, token }: Token, teacher = false): Promise<void> {
  await page.context().addInitScript(
    (session) => {
      // A cookie, because a logout empties every storage.
      if (document.cookie.includes('e2e=1')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the scripts of the page run right after this one; the Cookie Store API sets it later
      document.cookie = 'e2e=1; path=/';
      localStorage.setItem('token_type', session.token_type);
      localStorage.setItem('token', session.token);
      localStorage.setItem('islogin', 'true');
      if (session.teacher) {
        localStorage.setItem('isTeacher', 'true');
        localStorage.setItem('isRead', 'true');
      }
    },
    { token_type, token, teacher },
  );
}

export const test = base.extend<Fixtures>({
  buyer: async ({ page, request }, use) => {
    await enter(page, await login(request, 'buyer'));
    await use(page);
  },
  teacher: async ({ page, request }, use) => {
    await enter(page, await login(request, 'teacher'), true);
    await use(page);
  },
  staff: async ({ page, request }, use) => {
    await enter(page, await login(request, 'staff'));
    await use(page);
  },
  member: async ({ page, request }, use) => {
    await enter(page, await newMember(request));
    await use(page);
  },
});

export { expect } from '@playwright/test';
