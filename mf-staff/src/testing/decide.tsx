import type { ApiKey } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { CaseContext } from '../features/queues/parts/scope';
import { registry } from '../features/queues/registry';
import { past, queue, staffMe } from './desk';

/** Somebody in front of the screen. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** What calls of the forum give back once something is decided. */
export const moved = { id: 7, status: 2, status_text: '已发布' };

/** Whose words a case is about. */
export const author = { id: 31, nickname: '云上的鱼' };

/** What stands beside every case asks this. */
const around = () => ({ 'GET /staff/me': staffMe(), 'GET /staff/author/past/:id': past() });

/** Opens what can be decided about a case of a queue, and gives what is sent. */
export function decide(key: string, handlers: Handlers, locked = false) {
  sessionStorage.clear();
  const parts = registry[key];
  if (!parts) throw new Error(`no queue ${key}`);
  const { Decision, Detail } = parts;
  const settle = jest.fn();
  const scope = { queue: queue({ key }), id: 7, item: undefined, locked, settle, refresh: jest.fn() };
  const page = renderPage(
    <CaseContext value={scope}>
      <Suspense fallback={null}>
        <Detail />
        <Decision />
      </Suspense>
    </CaseContext>,
    {
      path: `/staff/queue/${key}?case=7`,
      session: 'staff',
      wrapper: DesktopProviders,
      handlers: { ...around(), ...handlers },
    },
  );
  const sent = (call: ApiKey) =>
    page.requests.filter((request) => request.key === call).map(({ body }) => body);
  return { page, settle, sent };
}

/** Presses a button. */
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** Writes into a field. */
export const write = async (label: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};
