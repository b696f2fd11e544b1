import { renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Providers, platform } from '../testing';
import {
  ActionBar,
  Button,
  Checkbox,
  Confirm,
  Empty,
  ErrorBlock,
  ErrorSummary,
  Field,
  LinkButton,
  ListSkeleton,
  Overlay,
  onPhone,
  Pager,
  Tabs,
  TextField,
} from '.';

const show = (page: ReactNode) => renderPage(page, { path: '/clause/1', platform, wrapper: Providers });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('the kit is the one of the platform', () => {
  expect(onPhone).toBe(platform === 'mobile');
});

test('the buttons of a page are in a bar at the foot of the phone', () => {
  show(
    <ActionBar label="付款">
      <Button>去付款</Button>
    </ActionBar>,
  );
  expect(screen.getByRole('button', { name: '去付款' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '付款' }) !== null).toBe(onPhone);
});

test.each(['primary', 'outline', 'soft', 'text', 'danger'] as const)(
  'a %s button is pressed',
  async (kind) => {
    const pressed = jest.fn();
    show(
      <Button kind={kind} size="l" block icon={<i />} onClick={pressed}>
        提交
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    expect(pressed).toHaveBeenCalledTimes(1);
  },
);

test('a button that waits cannot be pressed twice', async () => {
  const pressed = jest.fn();
  show(
    <Button loading onClick={pressed}>
      提交
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: /提交/ }));
  expect(pressed).not.toHaveBeenCalled();
});

test('a submit button sends its form', async () => {
  const sent = jest.fn((event) => event.preventDefault());
  show(
    <form onSubmit={sent}>
      <Button type="submit">提交</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a link button leads on', () => {
  show(
    <LinkButton primary to="/productservice/">
      看看全部服务
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: '看看全部服务' })).toHaveAttribute('href', '/productservice/');
});

test('a field ties its label, hint and problem to its control', () => {
  show(
    <Field label="手机号" hint="11 位数字" error="请输入手机号">
      {(control) => <TextField {...control} name="phone" defaultValue="138" before="+86" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '手机号' });
  expect(input).toBeInvalid();
  expect(input).toHaveValue('138');
  expect(input).toHaveAccessibleDescription('请输入手机号 11 位数字');
  expect(screen.getByRole('alert')).toHaveTextContent('请输入手机号');
});

test('a tick says what it has become', async () => {
  const ticked = jest.fn();
  show(
    <Checkbox checked={false} onChange={ticked}>
      我已阅读并同意
    </Checkbox>,
  );
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  expect(ticked).toHaveBeenCalledWith(true);
});

test('an overlay is a named dialog with buttons at its foot, and closes', async () => {
  show(<Opened />);
  expect(await screen.findByRole('dialog', { name: '服务协议' })).toHaveTextContent('全文');
  expect(screen.getByRole('button', { name: '同意' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /关闭|Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a question is answered by yes or no', async () => {
  const answers = { yes: jest.fn(), no: jest.fn() };
  show(
    <Confirm open danger title="删除草稿？" yes="删除" onYes={answers.yes} onClose={answers.no}>
      删除后不能恢复
    </Confirm>,
  );
  expect(await screen.findByRole('dialog', { name: '删除草稿？' })).toHaveTextContent('删除后不能恢复');
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(answers.yes).toHaveBeenCalledTimes(1);
  expect(answers.no).toHaveBeenCalledTimes(1);
});

test('a summary of problems leads to each field', async () => {
  const jumped = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  show(<ErrorSummary problems={[{ path: 'title', text: '请填写标题' }]} attempt={1} onJump={jumped} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '请填写标题' }));
  expect(jumped).toHaveBeenCalledWith('title');
});

test('an error offers another try, an empty list the next step, a list on its way is announced', async () => {
  const retry = jest.fn();
  show(
    <>
      <ErrorBlock error={{ code: 503 }} title="订单没有加载出来" onRetry={retry} />
      <Empty title="还没有订单" action={<LinkButton to="/productservice/">看看服务</LinkButton>} />
      <ListSkeleton rows={2} picture={false} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('还没有订单')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <Overlay
      open={open}
      title="服务协议"
      width={400}
      onClose={() => setOpen(false)}
      footer={<Button kind="primary">同意</Button>}
    >
      全文
    </Overlay>
  );
}

test('tabs are links, the current one is marked, and a number of 0 is not shown', async () => {
  const tabs = [
    { key: 'open', label: '待付款', to: '/orders/?tab=open', count: 3 },
    { key: 'done', label: '已完成', to: '/orders/?tab=done', count: 0 },
  ];
  show(<Tabs label="订单分类" current="open" tabs={tabs} />);
  expect(await screen.findByRole('navigation', { name: '订单分类' })).toHaveTextContent('待付款3已完成');
  expect(screen.getByRole('link', { name: /待付款/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '已完成' })).toHaveAttribute('href', '/orders/?tab=done');
});

test('a tab of what is one’s own leads visitors to the login', async () => {
  const tabs = [
    { key: 'all', label: '全部', to: '/list/' },
    { key: 'mine', label: '我的', to: '/list/mine/', own: true },
  ];
  const { path } = show(<Tabs label="范围" current="all" tabs={tabs} />);
  await user.click(await screen.findByRole('link', { name: '我的' }));
  expect(path()).toBe('/login');
});

test('pages are links: each of them on the desktop, the ones beside it on the phone', async () => {
  show(<Pager page={2} lastPage={3} to={(page) => `/orders/?page=${page}`} />);
  expect(await screen.findByRole('link', { name: '下一页' })).toHaveAttribute('href', '/orders/?page=3');
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/orders/?page=1');
  expect(screen.queryAllByRole('link', { name: '第 3 页' })).toHaveLength(onPhone ? 0 : 1);
});

test('another page begins at its top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show(<Pager page={2} lastPage={3} to={(page) => `/orders/?page=${page}`} />);
  await user.click(await screen.findByRole('link', { name: '下一页' }));
  await user.click(screen.getByRole('link', { name: '上一页' }));
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  scroll.mockRestore();
});
