import type { Plan } from '@harbor/contract';
import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanPage } from './PlanPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const plan: Plan = {
  ...{ id: null, kind: 'fund', title: '基金申请', date: '2027-03-20', days_left: 20, fit: 'late' },
  ...{
    verdict: '来不及：余下的步骤至少要 37 天，只剩 20 天，差 17 天。',
    ics: 'BEGIN:VCALENDAR',
    saved_at: null,
  },
  steps: [
    {
      ...{
        key: 'direction',
        title: '定方向',
        text: '读指南。',
        from: '2027-02-01',
        until: '2027-02-08',
        days: 7,
      },
      ...{
        usual_days: 21,
        least_days: 7,
        done: false,
        warning: '来不及：至少要 7 天',
        way: null,
        courses: [],
      },
      services: [
        {
          ...{ id: 9, title: '基金一对一辅导', deliver_days: 14, price_fen: 0, price_mode: 3, unit: '次' },
          fits: false,
        },
      ],
    },
  ],
};
const open = (handlers: Handlers, options: RenderPageOptions = {}) =>
  renderPage(<PlanPage />, { wrapper: Providers, platform, path: '/plan/?kind=fund', handlers, ...options });

it('plans from a day back and says plainly what there is too little time for', async () => {
  open({ 'POST /plan/preview': plan });
  fireEvent.change(await screen.findByLabelText('截止日期'), { target: { value: '2027-03-20' } });
  expect(await screen.findByText(/余下的步骤至少要 37 天/)).toBeInTheDocument();
  expect(screen.getByText('来不及：至少要 7 天')).toBeInTheDocument();
  expect(screen.getByText('这一步的时间放不下它的交付周期')).toBeInTheDocument();
});

it('asks a visitor to log in before it is kept', async () => {
  const { requests } = open({ 'POST /plan/preview': plan }, { path: '/plan/?kind=fund&date=2027-03-20' });
  await user.click(await screen.findByRole('button', { name: '保存到个人中心' }));
  expect(requests.map(({ key }) => key)).not.toContain('POST /plan/save');
});

it('keeps plans of a member, whose steps are marked', async () => {
  const { requests } = open(
    {
      'GET /plan/list': { data: [{ ...plan, id: 4, title: '面上项目' }] },
      'POST /plan/step/:id': { ...plan, id: 4 },
    },
    { session: 'buyer' },
  );
  await user.click(await screen.findByRole('button', { name: '打开' }));
  await user.click(await screen.findByRole('checkbox', { name: '定方向' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /plan/step/:id')?.body).toEqual({
      step: 'direction',
      done: true,
    }),
  );
});

it('says at the day what is wrong with it', async () => {
  open(
    { 'POST /plan/preview': problem(422, '日期已经过去，请选择今天以后的日期') },
    { path: '/plan/?kind=fund&date=2020-01-01' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('日期已经过去');
});
