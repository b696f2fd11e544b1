import type { Composition, PageSnapshot } from '@harbor/contract';
import { atoms, restoreSession, store } from '@harbor/runtime';
import { type Handlers, people, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageView } from '../../overrides/pageView';
import { releaseList } from '../../testing/releases';
import { site } from '../../testing/routes';
import { Overrides } from './Overrides';

// Whether each element is in sight is asked of antd's sheets, which jsdom answers very slowly.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const renew = jest.spyOn(pageView, 'renew').mockImplementation(() => undefined);

beforeEach(() => store.set(atoms.overridesVisible, false));

const part = (remote: string, more: Partial<Composition['parts'][number]> = {}) => ({
  remote,
  version: '1.4.0-aaaa1111',
  channel: 'stable' as const,
  entry: `/releases/${remote}/1.4.0-aaaa1111/remoteEntry.js`,
  until: null,
  ...more,
});

const composition = (...parts: Composition['parts']): Composition => ({ set: 'x', parts });

function overridden(): Partial<PageSnapshot> {
  const remotes = (site.remotes ?? []).map((remote) => ({ ...remote, channel: 'override' as const }));
  return { ...site, remotes };
}

function open(options: Parameters<typeof renderPage>[1] & { handlers?: Handlers } = {}) {
  return renderPage(<Overrides />, {
    session: 'staff',
    wrapper: DesktopProviders,
    snapshot: site,
    ...options,
    handlers: {
      'GET /api/platform/composition': composition(part('shell'), part('mf-services')),
      'GET /api/platform/releases': releaseList,
      ...options.handlers,
    },
  });
}

const pressKeys = () => fireEvent.keyDown(window, { code: 'KeyR', altKey: true, shiftKey: true });

test('the keys open it for staff, and say what the page is made of and why', async () => {
  open();
  pressKeys();
  const panel = within(await screen.findByRole('dialog', { name: '本浏览器的版本' }));
  expect(await panel.findByText('mf-services')).toBeInTheDocument();
  expect(panel.getAllByText('稳定版，默认发给访客')).toHaveLength(2);
});

test('for everybody else the keys do nothing, and nothing is asked', async () => {
  for (const session of ['buyer', 'teacher', undefined] as const) {
    const page = open({ session });
    pressKeys();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.requests).toEqual([]);
    page.unmount();
  }
});

test('pressed before it is known who is there, the keys count for staff and for nobody else', async () => {
  for (const [name, panels] of [
    ['staff', 1],
    ['buyer', 0],
  ] as const) {
    const page = open({ session: undefined, handlers: { 'GET /userInfo': people[name] } });
    localStorage.setItem('token_type', 'Bearer');
    localStorage.setItem('token', 'test-token');
    let restored = Promise.resolve();
    act(() => {
      restored = restoreSession();
    });
    pressKeys();
    await act(() => restored);
    if (panels > 0) await screen.findByRole('dialog', { name: '本浏览器的版本' });
    expect(screen.queryAllByRole('dialog')).toHaveLength(panels);
    await waitFor(() => expect(store.get(atoms.overridesVisible)).toBe(panels > 0));
    page.unmount();
    store.set(atoms.overridesVisible, false);
  }
});

test('a part is swapped for another release, and the page is drawn anew', async () => {
  const page = open({ handlers: { 'POST /api/platform/overrides': composition() } });
  pressKeys();
  const row = within((await screen.findByText('mf-services')).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '替换' }));
  const field = row.getByRole('combobox');
  await waitFor(() => expect(field).toBeEnabled());
  fireEvent.mouseDown(field);
  await user.click(await screen.findByTitle('1.5.0-bbbb2222'));
  await user.click(row.getAllByRole('button', { name: '替换' }).at(-1) as HTMLElement);
  await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  expect(page.requests.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    remote: 'mf-services',
    version: '1.5.0-bbbb2222',
  });
});

test('a build of this machine is reached by a link to its own server', async () => {
  open({ path: '/goodsdetail/5' });
  pressKeys();
  const row = within((await screen.findByText('mf-services')).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '替换' }));
  const address = row.getByLabelText('或换成本机的构建');
  expect(row.getByRole('link', { name: '使用' }).getAttribute('href')).toMatch(
    /^http:\/\/localhost:9100\/open\?back=%2F/,
  );
  await user.clear(address);
  await user.type(address, 'https://elsewhere.example');
  expect(row.getByText(/地址应为本机/)).toBeInTheDocument();
  expect(row.queryByRole('link', { name: '使用' })).not.toBeInTheDocument();
});

test('while something is replaced every page says so, and one click ends it, also without a session', async () => {
  const page = open({
    session: undefined,
    snapshot: overridden(),
    handlers: { 'DELETE /api/platform/overrides': composition() },
  });
  const mark = within(await screen.findByRole('complementary', { name: '版本替换提示' }));
  expect(mark.getByText('本浏览器已替换 mf-test，与其他访客看到的不同')).toBeInTheDocument();
  await user.click(mark.getByRole('button', { name: '全部恢复' }));
  await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  expect(page.requests.map(({ key }) => key)).toEqual(['DELETE /api/platform/overrides']);
});

test("who has a developer's link and is no staff may look and go back, and is offered nothing that staff may do", async () => {
  const local = part('mf-services', { channel: 'override', entry: 'http://localhost:9100/remoteEntry.js' });
  for (const session of [undefined, 'buyer'] as const) {
    const page = open({
      session,
      snapshot: overridden(),
      handlers: { 'GET /api/platform/composition': composition(part('shell'), local) },
    });
    await user.click(await screen.findByRole('button', { name: '查看' }));
    const panel = within(await screen.findByRole('dialog', { name: '本浏览器的版本' }));
    await panel.findByText('mf-services');
    const buttons = panel.getAllByRole('button').map((button) => button.textContent?.replaceAll(' ', ''));
    expect(buttons.filter(Boolean)).toEqual(['恢复', '全部恢复']);
    expect(page.requests.map(({ key }) => key)).toEqual(['GET /api/platform/composition']);
    page.unmount();
    store.set(atoms.overridesVisible, false);
  }
});

test('a part that is replaced says until when, and goes back alone', async () => {
  const local = part('mf-services', {
    version: '1.4.0-watch',
    channel: 'override',
    entry: 'http://localhost:9100/remoteEntry.js',
    until: '2026-11-21T22:00:00+08:00',
  });
  const page = open({
    handlers: {
      'GET /api/platform/composition': composition(part('shell'), local),
      'DELETE /api/platform/overrides/:remote': composition(),
    },
  });
  pressKeys();
  const row = within((await screen.findByText('mf-services')).closest('li') as HTMLElement);
  expect(row.getByText('本地构建，只在这个浏览器，2026-11-21 22:00 自动恢复')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '恢复' }));
  await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  expect(page.requests.at(-1)?.params).toEqual({ remote: 'mf-services' });
});
