import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveredOrder } from '../../testing/orders';
import { OrderDetailPage } from '../order-detail/OrderDetailPage';

function open(handlers: Handlers = {}) {
  const page = (
    <Routes>
      <Route path="/orderdetail/:id" element={<OrderDetailPage />} />
    </Routes>
  );
  return renderPage(page, {
    path: '/orderdetail/21',
    session: 'buyer',
    handlers: { 'POST /user/order_info/:id': deliveredOrder, ...handlers },
    wrapper: DesktopProviders,
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it('says what acceptance means, and accepts the version on screen', async () => {
  const { requests } = open({ 'POST /delivery/accept/:id': { ...deliveredOrder(), status: 60 } });
  await press('确认验收');
  const dialog = await screen.findByRole('dialog', { name: '确认验收第 1 版？' });
  expect(dialog).toHaveTextContent('剩余的 1 次免费修改不再可用');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认验收' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /delivery/accept/:id')?.body).toEqual({ version: 1 }),
  );
});

it('keeps what was typed when the dialog closes, says what is missing, and forgets it once it is sent', async () => {
  const { requests } = open({ 'POST /delivery/changes/:id': { ...deliveredOrder(), status: 55 } });
  await press('要求修改（余 1 次）');
  await userEvent.type(await screen.findByLabelText('修改要求 1'), '第二段');
  await press('提交修改要求');
  expect(await screen.findByText('请至少用10个字说明需要修改的地方，还差 7 个字')).toHaveAttribute(
    'role',
    'alert',
  );
  await press('再看看');
  await press('要求修改（余 1 次）');
  const first = await screen.findByLabelText('修改要求 1');
  expect(first).toHaveValue('第二段');
  await userEvent.type(first, '请改为相关性表述，不写因果');
  await press('添加一条');
  await press('提交修改要求');
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /delivery/changes/:id')?.body).toEqual({
      version: 1,
      items: ['第二段请改为相关性表述，不写因果'],
    }),
  );
  await waitFor(() => expect(sessionStorage.getItem('harbor:changes:21')).toBeNull());
}, 20_000);

it('shows what belongs to a delivery, and names a file whose content is gone', async () => {
  const order = deliveredOrder();
  const [first] = order.deliverables;
  const gone = { name: '旧稿.docx', size: 1, sha256: 'b'.repeat(64) };
  open({
    'POST /user/order_info/:id': {
      ...order,
      deliverables: first ? [{ ...first, files: [...first.files, gone] }] : [],
    },
  });
  expect(await screen.findByRole('button', { name: '下载 批注.docx' })).toBeInTheDocument();
  expect(screen.getByText('内容已清除')).toBeInTheDocument();
  expect(screen.getByText('统一了术语')).toBeInTheDocument();
  expect(screen.getByText('交付人没有填写')).toBeInTheDocument();
});
