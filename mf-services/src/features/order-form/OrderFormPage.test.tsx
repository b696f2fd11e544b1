import { navigate, Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyForm, shortSchema, submittedForm } from '../../testing/forms';
import { OrderFormPage } from './OrderFormPage';

const saved = { revision: 1, saved_at: '2026-11-21T12:03:00+08:00' };

function open(handlers: Handlers, path = '/orderform/23?order=21') {
  const page = (
    <Routes>
      <Route path="/orderform/:form" element={<OrderFormPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, {
    path,
    session: 'buyer',
    handlers: {
      'GET /orderform/schema/:form': shortSchema,
      'GET /orderform/:id': emptyForm,
      'POST /orderform/:id/draft': () => saved,
      ...handlers,
    },
    wrapper: DesktopProviders,
  });
}

beforeEach(() => {
  localStorage.removeItem('harbor:order-form:21');
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});

const sentTo = (requests: { key: string; body?: unknown }[], key: string) =>
  requests
    .filter((request) => request.key === key)
    .map(({ body }) => body as { answers: Record<string, unknown> });
const type = (field: RegExp | HTMLElement, value: string) =>
  fireEvent.change(field instanceof HTMLElement ? field : screen.getByLabelText(field), {
    target: { value },
  });

it('names everything that is missing, and leads there', async () => {
  const { requests } = open({});
  await userEvent.click(await screen.findByRole('button', { name: '提交资料，还差 4 项' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('heading')).toHaveTextContent('还有 4 项需要修改');
  await userEvent.click(within(summary).getByRole('button', { name: /请填写姓名/ }));
  expect(document.activeElement).toHaveAttribute('id', 'field-inventors[0].name');
  expect(sentTo(requests, 'POST /orderform/:id')).toHaveLength(0);
});

it('asks for what a choice makes necessary, and only then', async () => {
  open({});
  await userEvent.click(await screen.findByRole('radio', { name: '是' }));
  expect(screen.getByLabelText(/公开地点/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '否' }));
  expect(screen.queryByLabelText(/公开地点/)).not.toBeInTheDocument();
});

it('keeps what is typed in this browser at once, and on the server a little later', async () => {
  const { requests } = open({});
  await screen.findByLabelText(/^名称/);
  type(/^名称/, '一种夹具');
  expect(localStorage.getItem('harbor:order-form:21')).toContain('一种夹具');
  await waitFor(() => expect(sentTo(requests, 'POST /orderform/:id/draft')).toHaveLength(1), {
    timeout: 5000,
  });
  expect(sentTo(requests, 'POST /orderform/:id/draft')[0]).toMatchObject({
    form: 23,
    revision: 0,
    answers: { name: '一种夹具' },
  });
  expect((await screen.findAllByText('已保存 12:03'))[0]).toBeInTheDocument();
  expect(localStorage.getItem('harbor:order-form:21')).toBeNull();
}, 10_000);

it('asks before it is left with what the server does not have, by a step back too', async () => {
  open({}, '/orderpage/0');
  act(() => void navigate('/orderform/23?order=21'));
  type(await screen.findByLabelText(/^名称/), '一种夹具');
  act(() => window.history.back());
  const question = await screen.findByRole('dialog', { name: '还有内容没有保存' });
  await userEvent.click(within(question).getByRole('button', { name: '保存并离开' }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

it('takes up what this browser could not send', async () => {
  const base = {
    name: '',
    disclosed: '',
    where: '',
    inventors: [{ name: '' }],
    keywords: [],
    no_secret: false,
  };
  open({});
  localStorage.setItem(
    'harbor:order-form:21',
    JSON.stringify({ revision: 0, base, answers: { ...base, name: '一种夹具' } }),
  );
  expect(await screen.findByLabelText(/^名称/)).toHaveValue('一种夹具');
});

it('merges what another device wrote, and asks only where both wrote', async () => {
  const theirs = {
    name: '',
    disclosed: '否',
    where: '',
    inventors: [{ name: '' }],
    keywords: ['夹具'],
    no_secret: false,
  };
  const stale = problem(409, '这份资料在另一处有更新的修改', {
    revision: 4,
    draft: { answers: theirs, revision: 4, saved_at: saved.saved_at },
  });
  let first = true;
  const { requests } = open({
    'POST /orderform/:id/draft': () => {
      if (!first) return { ...saved, revision: 5 };
      first = false;
      return stale;
    },
  });
  await screen.findByLabelText(/^名称/);
  type(/^名称/, '一种夹具');
  await userEvent.click(screen.getByRole('button', { name: '存草稿' }));
  await waitFor(() => expect(sentTo(requests, 'POST /orderform/:id/draft')).toHaveLength(2));
  expect(sentTo(requests, 'POST /orderform/:id/draft')[1]).toMatchObject({
    revision: 4,
    answers: { name: '一种夹具', disclosed: '否', keywords: ['夹具'] },
  });
  expect(screen.getByRole('radio', { name: '否' })).toBeChecked();
});

it('asks which of two counts where both devices wrote in one field', async () => {
  const theirs = {
    name: '另一种夹具',
    disclosed: '',
    where: '',
    inventors: [{ name: '' }],
    keywords: [],
    no_secret: false,
  };
  const draft = { answers: theirs, revision: 4, saved_at: saved.saved_at };
  open({ 'POST /orderform/:id/draft': problem(409, '这份资料在另一处有更新的修改', { revision: 4, draft }) });
  await screen.findByLabelText(/^名称/);
  type(/^名称/, '一种夹具');
  await userEvent.click(screen.getByRole('button', { name: '存草稿' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('两处对“名称”的填写不同');
  await userEvent.click(within(dialog).getByRole('button', { name: '用另一处填写的' }));
  expect(screen.getByLabelText(/^名称/)).toHaveValue('另一种夹具');
});

it('hands in what is whole, shows it, and opens it for changes again', async () => {
  const answers = {
    name: '一种夹具',
    disclosed: '否',
    inventors: [{ name: '林志远' }],
    keywords: [],
    no_secret: true,
  };
  const { requests } = open({
    'POST /orderform/:id': () => submittedForm(answers),
    'GET /orderform/:id/version/:version': () => ({
      schema: shortSchema(),
      answers,
      version: 1,
      submitted_at: saved.saved_at,
    }),
    'POST /orderform/:id/revise': () => ({
      ...submittedForm(answers),
      actions: { fill: true, revise: false, drop: true, pay: false },
      draft: { answers, revision: 3, saved_at: saved.saved_at },
    }),
  });
  await screen.findByLabelText(/^名称/);
  type(/^名称/, '一种夹具');
  type(/^姓名/, '林志远');
  await userEvent.click(screen.getByRole('radio', { name: '否' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /材料不含涉密内容/ }));
  await userEvent.click(screen.getByRole('button', { name: '提交资料' }));
  expect(await screen.findByRole('heading', { level: 1, name: '资料提交成功' })).toBeInTheDocument();
  expect(sentTo(requests, 'POST /orderform/:id')[0]).toEqual({
    form: 23,
    schema_version: 1,
    revision: 1,
    answers,
  });
  expect(await screen.findByText('一种夹具')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '申请修改' }));
  expect(await screen.findByLabelText(/^名称/)).toHaveValue('一种夹具');
  expect(screen.getByRole('button', { name: '放弃修改' })).toBeInTheDocument();
}, 10_000);

it('leads from the wrong form to the right one', async () => {
  open({ 'GET /orderform/:id': problem(409, '这个订单需要填写的是另一张信息表', { form: 13 }) });
  expect(await screen.findByRole('link', { name: '去填写' })).toHaveAttribute(
    'href',
    '/orderform/13?order=21',
  );
});

it('shows what will be asked, and the orders that wait', async () => {
  const order = { ...emptyForm().order, form_status: 1 };
  open({ 'GET /orderform/waiting/:form': () => ({ data: [order] }) }, '/orderform/23');
  expect(await screen.findByRole('link', { name: '继续填写' })).toHaveAttribute(
    'href',
    '/orderform/23?order=21',
  );
  expect(screen.getByText('选择“是”时填写；2–30 字')).toBeInTheDocument();
});

it('knows no form beyond the last', async () => {
  open({}, '/orderform/27');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});
