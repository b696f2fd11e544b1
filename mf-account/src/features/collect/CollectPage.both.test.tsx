import type { CollectItem } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../../testing/messages';
import { siteWith } from '../../testing/site';
import { CollectPage } from './CollectPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const counts = { service: 2, press: 0, magazine: 0, course: 0, post: 0, teacher: 0 };
const polish: CollectItem = {
  id: 1,
  title: 'SCI 论文英文润色',
  description: '母语编辑逐句修改',
  cover: '/c.svg',
  link: '/goodsdetail/1',
  price_fen: 32_000,
  unit: '千字',
  facts: ['翻译润色', '5 天交付'],
  gone: '',
  collected_at: '2026-11-20T09:00:00+08:00',
};
const gone: CollectItem = { ...polish, id: 2, title: '图表规范检查', link: '/goodsdetail/2', gone: '已下架' };

/** A server that remembers what was taken out. */
function shelf(): Handlers {
  let items = [polish, gone];
  const answer = () => ({
    ...pageOf(items),
    kind: 'service' as const,
    counts: { ...counts, service: items.length },
  });
  return {
    'GET /user/get_collect': ({ query }) =>
      query?.kind === 'service' ? answer() : { ...pageOf([]), kind: 'press', counts },
    'POST /user/del_collect': ({ body }) => {
      const { ids } = body as { ids: number[] };
      items = items.filter(({ id }) => !ids.includes(id));
      return { removed: ids, undo: 9, counts };
    },
    'POST /user/restore_collect': () => {
      items = [polish, gone];
      return { restored: [1, 2], counts };
    },
  };
}

describe('favourites', () => {
  const open = (path = '/collect/', handlers: Handlers = shelf()) =>
    renderPage(<CollectPage />, {
      path,
      platform,
      wrapper: Providers,
      session: 'buyer',
      snapshot: { ...siteWith({ more: ['/collect/', '/productservice/'] }), platform },
      handlers,
    });
  const manage = platform === 'desktop' ? '批量管理' : '管理';

  test('each leads to what it is; what was taken off the shelf says so', async () => {
    open();
    expect(await screen.findByRole('link', { name: /SCI 论文英文润色/ })).toHaveAttribute(
      'href',
      '/goodsdetail/1',
    );
    expect(screen.getByRole('link', { name: /图表规范检查/ })).toHaveTextContent('已下架');
    expect(screen.getByRole('link', { name: /服务\s*2/ })).toHaveAttribute('aria-current', 'page');
  });

  test('several are removed at once and come back when that is undone', async () => {
    const { requests } = open();
    await screen.findByRole('link', { name: /SCI 论文英文润色/ });
    await user.click(screen.getByRole('button', { name: manage }));
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    await user.click(screen.getByRole('button', { name: '取消收藏 (2)' }));
    expect(await screen.findByText('还没有收藏服务')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('link', { name: /SCI 论文英文润色/ })).toBeInTheDocument();
    const written = requests.filter(({ key }) => /del_collect|restore/.test(key));
    expect(written.map(({ body }) => body)).toEqual([{ kind: 'service', ids: [1, 2] }, { undo: 9 }]);
  });

  test('one is removed by its own button', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: '取消收藏：图表规范检查' }));
    await waitFor(() => expect(screen.queryByText('图表规范检查')).not.toBeInTheDocument());
    expect(screen.getByText('已取消收藏 1 项')).toBeInTheDocument();
  });

  test('a removal that fails keeps everything and says why', async () => {
    const { notices } = open('/collect/', {
      ...shelf(),
      'POST /user/del_collect': problem(500, '服务器开小差了'),
    });
    await user.click(await screen.findByRole('button', { name: '取消收藏：图表规范检查' }));
    await waitFor(() => expect(notices).toContainEqual({ kind: 'error', text: '服务器开小差了' }));
    expect(screen.getByText('图表规范检查')).toBeInTheDocument();
  });

  const article: CollectItem = {
    ...polish,
    ...{ id: 7, title: '返修信怎么写', link: '/academic/7', price_fen: null, unit: '', facts: ['攻略'] },
  };
  const journal: CollectItem = {
    ...article,
    ...{ id: 8, title: 'Tidal Law and Society', cover: '', link: '/querytool/8', facts: ['ISSN 2434-561X'] },
  };
  test.each([
    ['press', article],
    ['magazine', journal],
  ] as const)('%s lead to what they are, and are let go like any other', async (kind, item) => {
    let items = [item];
    const answer = () => ({ ...pageOf(items), kind, counts: { ...counts, [kind]: items.length } });
    const { requests } = open(`/collect/?kind=${kind}`, {
      'GET /user/get_collect': answer,
      'POST /user/del_collect': () => {
        items = [];
        return { removed: [item.id], undo: 9, counts };
      },
    });
    const link = await screen.findByRole('link', { name: new RegExp(item.title) });
    expect(link).toHaveAttribute('href', item.link);
    expect(link).toHaveTextContent(item.facts[0] ?? '');
    await user.click(screen.getByRole('button', { name: `取消收藏：${item.title}` }));
    await waitFor(() => expect(screen.queryByText(item.title)).not.toBeInTheDocument());
    expect(requests.find(({ key }) => key === 'POST /user/del_collect')?.body).toEqual({
      kind,
      ids: [item.id],
    });
  });

  test('a kind without favourites says what will be there', async () => {
    open('/collect/?kind=press');
    expect(await screen.findByText('还没有收藏资讯')).toBeInTheDocument();
    // That part of the site is not there yet: no dead link.
    expect(screen.queryByRole('link', { name: '去看学术头条' })).not.toBeInTheDocument();
  });
});
