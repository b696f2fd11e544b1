import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail } from '../../testing/journals';
import { CorrectionButton } from './CorrectionButton';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}, session?: 'buyer') =>
  renderPage(
    <CorrectionButton journal={detail()} className={undefined}>
      纠错
    </CorrectionButton>,
    { path: '/querytool/1', platform, wrapper: Providers, handlers, ...(session && { session }) },
  );

beforeEach(() => sessionStorage.clear());

test('what stands there now is shown, what it should say is sent with its source', async () => {
  const { requests } = open({ 'POST /magazine/correct': {} } as Handlers, 'buyer');
  await user.click(screen.getByRole('button', { name: '纠错' }));
  const dialog = await screen.findByRole('dialog', { name: '期刊资料纠错' });
  await user.click(within(dialog).getByRole('button', { name: /提\s*交/ }));
  expect(await within(dialog).findByText('请选择有误的一项')).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '哪一项有误' }), '出版社');
  expect(dialog).toHaveTextContent('现在写的是：Tidewater');
  await user.type(within(dialog).getByLabelText('正确的内容'), '东湖出版社');
  await user.type(within(dialog).getByLabelText(/^出处网址/), 'https://a.example.com/');
  expect(dialog).toHaveTextContent('采纳后由运营在下一次数据导入时改正');
  await user.click(within(dialog).getByRole('button', { name: /提\s*交/ }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /magazine/correct')?.body).toEqual({
      ...{ journal_id: 1, field: 'publisher', proposed: '东湖出版社' },
      ...{ source_url: 'https://a.example.com/', note: '' },
    }),
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('what the server says against it stands there, and nothing that was written is lost', async () => {
  open({ 'POST /magazine/correct': problem(409, '您对这一项的纠错还在核对，答复后可以再次提交') }, 'buyer');
  await user.click(screen.getByRole('button', { name: '纠错' }));
  const dialog = await screen.findByRole('dialog', { name: '期刊资料纠错' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '哪一项有误' }), '出版社');
  await user.type(within(dialog).getByLabelText('正确的内容'), '东湖出版社');
  await user.click(within(dialog).getByRole('button', { name: /提\s*交/ }));
  expect(await within(dialog).findByText(/还在核对/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /取\s*消/ }));
  await user.click(screen.getByRole('button', { name: '纠错' }));
  expect(await screen.findByLabelText('正确的内容')).toHaveValue('东湖出版社');
});

test('visitors are asked to log in', async () => {
  open();
  await user.click(screen.getByRole('button', { name: '纠错' }));
  expect(await screen.findByRole('dialog', { name: '请登录后指出错误' })).toBeInTheDocument();
});
