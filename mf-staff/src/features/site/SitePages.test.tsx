import type { StaffAgreement, StaffClient, StaffContact, StaffLink, SupportReply } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { fill, hoursAgo, operationsCalls } from '../../testing/site';
import { AgreementsPage } from './agreements/AgreementsPage';
import { ContactsPage } from './contacts/ContactsPage';
import { DownloadsPage } from './downloads/DownloadsPage';
import { LinksPage } from './links/LinksPage';
import { RepliesPage } from './replies/RepliesPage';
import { TextsPage } from './texts/TextsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (page: ReactElement, tab: string, handlers: Handlers) =>
  renderPage(page, {
    path: `/staff/site/${tab}`,
    session: 'staff',
    wrapper: Providers,
    handlers: { ...operationsCalls(), ...handlers },
  });

/** Presses a button once it can be pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('friendly links', () => {
  const link = (id: number, title: string): StaffLink => ({
    id,
    title,
    links: `https://${id}.example.cn/`,
    sort: id,
    revision: 2,
  });
  const list = { data: [link(1, '国家图书馆'), link(2, '中国知网')] };

  test('are changed with their revision, put in order, and taken away after a question', async () => {
    const page = open(<LinksPage />, 'links', {
      'GET /staff/link/list': list,
      'POST /staff/link/save': link(1, '国图'),
      'POST /staff/link/order': list,
      'POST /staff/link/delete/:id': list,
    });
    const sent = (key: string) => page.requests.find((one) => one.key === key);
    await press('下移 国家图书馆');
    await waitFor(() => expect(sent('POST /staff/link/order')?.body).toEqual({ ids: [2, 1] }));
    await user.click((await screen.findAllByRole('button', { name: /^编\s?辑$/ }))[0] as HTMLElement);
    const title = await screen.findByLabelText('名称');
    fill(title, '国图');
    await press(/^保\s?存$/);
    await waitFor(() =>
      expect(sent('POST /staff/link/save')?.body).toEqual({
        id: 1,
        revision: 2,
        title: '国图',
        links: 'https://1.example.cn/',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('名称')).toBeNull());
    await user.click((await screen.findAllByRole('button', { name: /^删\s?除$/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent('POST /staff/link/delete/:id')).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(sent('POST /staff/link/delete/:id')?.params).toEqual({ id: '1' }));
  });

  test('of an empty site say where they would stand', async () => {
    open(<LinksPage />, 'links', { 'GET /staff/link/list': { data: [] } });
    expect(await screen.findByText('还没有友情链接')).toBeInTheDocument();
  });
});

describe('replies of support', () => {
  const reply = (id: number, title: string): SupportReply => ({
    id,
    title,
    content: `${title}。`,
    revision: 3,
  });
  const list = { data: [reply(1, '问候'), reply(2, '请稍等')] };

  test('are written, changed with their revision, put in order, and taken away after a question', async () => {
    const page = open(<RepliesPage />, 'replies', {
      'GET /staff/reply/list': list,
      'POST /staff/reply/save': reply(1, '问候'),
      'POST /staff/reply/order': list,
      'POST /staff/reply/delete/:id': list,
    });
    const sent = (key: string) => page.requests.filter((one) => one.key === key).map(({ body }) => body);
    await press('下移 问候');
    await waitFor(() => expect(sent('POST /staff/reply/order')).toEqual([{ ids: [2, 1] }]));
    await user.click((await screen.findAllByRole('button', { name: /^编\s?辑$/ }))[0] as HTMLElement);
    fill(await screen.findByLabelText('内容'), '您好，请说。');
    await press(/^保\s?存$/);
    await waitFor(() =>
      expect(sent('POST /staff/reply/save')).toEqual([
        { id: 1, revision: 3, title: '问候', content: '您好，请说。' },
      ]),
    );
    await waitFor(() => expect(screen.queryByLabelText('内容')).toBeNull());
    await user.click((await screen.findAllByRole('button', { name: /^删\s?除$/ }))[1] as HTMLElement);
    const question = await screen.findByRole('dialog', { name: '删除 请稍等' });
    await user.click(within(question).getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(sent('POST /staff/reply/delete/:id')).toHaveLength(1));
  });
});

describe('agreements', () => {
  const version = (number: string, more: Partial<StaffAgreement> = {}): StaffAgreement => ({
    id: 1,
    document: 'terms',
    version: number,
    title: '用户协议',
    change: '首次发布',
    renew: true,
    effective_at: hoursAgo(900),
    current: false,
    consents: 12,
    ...more,
  });
  const sections = (text: string) => [{ heading: '退款', paragraphs: [text] }];
  const handlers: Handlers = {
    'GET /staff/agreement/list': {
      data: [version('1.1', { current: true }), version('1.0')],
      members: 2300,
    },
    'GET /staff/agreement/detail': ({ query }) => ({
      ...version(String(query.version)),
      sections: sections(query.version === '1.0' ? '平台在48小时内答复。' : '平台在24小时内答复。'),
    }),
  };

  test('two versions are compared in words', async () => {
    open(<AgreementsPage />, 'agreements', handlers);
    await press('对照两个版本');
    expect(await screen.findByText('1 段有变化')).toBeInTheDocument();
    expect(screen.getByText('48').tagName).toBe('DEL');
    expect(screen.getByText('24').tagName).toBe('INS');
  });

  test('an old one is read whole', async () => {
    open(<AgreementsPage />, 'agreements', handlers);
    await press('查看全文：1.0');
    expect(await screen.findByText('平台在48小时内答复。')).toBeInTheDocument();
  });

  test('a new one begins with the last, says how many are asked, and is sent after it was checked', async () => {
    const page = open(<AgreementsPage />, 'agreements', {
      ...handlers,
      'POST /staff/agreement/publish': version('1.2'),
    });
    await screen.findByText('1.1');
    await waitFor(() => expect(screen.getByRole('button', { name: '发布新版本' })).toBeEnabled());
    await press('发布新版本');
    expect(await screen.findByLabelText('版本号')).toHaveValue('1.2');
    await press('下一步：核对');
    expect(await screen.findByText('请选择是否需要重新同意')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '需要，下次访问时询问' }));
    expect(screen.getByText(/将询问 2,300 位用户/)).toBeInTheDocument();
    fill(screen.getByLabelText('修改说明'), '答复更快');
    fill(screen.getByLabelText('正文'), '平台在24小时内答复。节假日顺延。');
    await press('下一步：核对');
    expect(await screen.findByText(/立即生效；生效后 2,300 位用户下次访问时须重新同意/)).toBeInTheDocument();
    await press('确认发布');
    await waitFor(() =>
      expect(page.requests.find(({ key }) => key === 'POST /staff/agreement/publish')?.body).toEqual({
        document: 'terms',
        version: '1.2',
        after: '1.1',
        change: '答复更快',
        renew: true,
        sections: sections('平台在24小时内答复。节假日顺延。'),
      }),
    );
  });
});

describe('texts of a page of their own', () => {
  const list = {
    data: [
      {
        name: 'about' as const,
        title: '关于我们',
        versions: [
          { version: 2, change: '改写', created_at: hoursAgo(2) },
          { version: 1, change: '首次发布', created_at: hoursAgo(900) },
        ],
      },
    ],
  };
  const handlers: Handlers = {
    'GET /staff/text/list': list,
    'GET /staff/text/detail': ({ query }) => ({
      name: 'about' as const,
      version: Number(query.version),
      change: '',
      created_at: hoursAgo(2),
      title: '关于我们',
      lead: '一座港口',
      sections: [{ heading: '我们是谁', paragraphs: [`第${query.version}版的话`] }],
    }),
  };

  test('have versions that are read and compared, and a next one that names the last', async () => {
    const page = open(<TextsPage />, 'texts', {
      ...handlers,
      'POST /staff/text/publish': (handlers['GET /staff/text/detail'] as never) ?? {},
    });
    await press('查看关于我们第 2 版');
    await press('与上一版对照');
    expect(await screen.findByText('1 段有变化')).toBeInTheDocument();
    await user.click((await screen.findAllByRole('button', { name: /关闭|Close/ }))[0] as HTMLElement);
    await press('编辑关于我们');
    fill(await screen.findByLabelText('修改说明'), '更正');
    await press('添加一节');
    const headings = screen.getAllByLabelText('小标题');
    fill(headings[1] as HTMLElement, '联系我们');
    fill(screen.getAllByLabelText('正文')[1] as HTMLElement, '请找客服。');
    await press('发布新版本');
    await waitFor(() =>
      expect(page.requests.find(({ key }) => key === 'POST /staff/text/publish')?.body).toMatchObject({
        name: 'about',
        after: 2,
        change: '更正',
        sections: [
          { heading: '我们是谁', paragraphs: ['第2版的话'] },
          { heading: '联系我们', paragraphs: ['请找客服。'] },
        ],
      }),
    );
  });
});

describe('downloads', () => {
  const client = (id: number, version: string, more: Partial<StaffClient> = {}): StaffClient => ({
    id,
    platform: 'windows',
    title: '桌面客户端',
    version,
    system: 'Windows 10 及以上',
    url: 'https://download.example.cn/a.exe',
    file_name: 'a.exe',
    size: 52_428_800,
    sha256: 'a'.repeat(64),
    notes: ['启动更快'],
    released_at: hoursAgo(5),
    active: true,
    revision: 7,
    ...more,
  });

  test('the latest active one of a platform is offered; a change names what was seen', async () => {
    const page = open(<DownloadsPage />, 'downloads', {
      'GET /staff/client/list': { data: [client(2, '1.2.0'), client(1, '1.1.0')] },
      'POST /staff/client/save': client(2, '1.2.0'),
    });
    const [first, second] = await screen
      .findAllByRole('listitem')
      .then((all) => all.filter((row) => row.textContent?.includes('桌面客户端')));
    expect(first).toHaveTextContent('展示中');
    expect(second).not.toHaveTextContent('展示中');
    await press('编辑 桌面客户端 1.2.0');
    fill(await screen.findByLabelText('更新说明'), '启动更快\n更省电');
    await press(/^保\s?存$/);
    await waitFor(() =>
      expect(page.requests.find(({ key }) => key === 'POST /staff/client/save')?.body).toMatchObject({
        id: 2,
        revision: 7,
        notes: ['启动更快', '更省电'],
        size: 52_428_800,
      }),
    );
  });
});

describe('contacts', () => {
  const contact: StaffContact = {
    id: 3,
    name: '客服小林',
    wechat: 'xsg_service01',
    image: '/media/support/1.png',
    hours: '9:00–21:00',
    variant: 'default',
    active: true,
    uses: 120,
    revision: 5,
  };

  test('keep their picture unless it is changed', async () => {
    const page = open(<ContactsPage />, 'contacts', {
      'GET /staff/support/contacts': { data: [contact] },
      'POST /staff/support/contact': contact,
    });
    await press('编辑 客服小林');
    const hours = await screen.findByLabelText('服务时间');
    fill(hours, '8:00–22:00');
    await press(/^保\s?存$/);
    const sent = () => page.requests.filter(({ key }) => key === 'POST /staff/support/contact');
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        id: 3,
        revision: 5,
        image: '/media/support/1.png',
        hours: '8:00–22:00',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('服务时间')).toBeNull());
    await press('编辑 客服小林');
    await press(/^更\s?换$/);
    expect(await screen.findByText('不上传时由系统按微信号绘制。')).toBeInTheDocument();
    await press(/^保\s?存$/);
    await waitFor(() => expect(sent()[1]?.body).not.toHaveProperty('image'));
  });
});
