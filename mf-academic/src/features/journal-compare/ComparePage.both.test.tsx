import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chinese, condition, journal } from '../../testing/journals';
import { ComparePage } from './ComparePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const compared = {
  journals: [journal(), chinese()],
  rows: [
    { key: 'issn', title: 'ISSN', values: ['2434-561X', '1004-8837'], differs: true },
    { key: 'frequency', title: '刊期', values: ['季刊', '季刊'], differs: false },
    { key: 'tier', title: '大类分区', values: ['法学 1 区', null], differs: true },
    { key: 'accept', title: '录用率', values: ['31%', null], differs: true },
    {
      key: 'warning',
      title: '预警记录',
      values: ['无预警记录', '2024 年存在预警记录，来源：演示名单 2024'],
      differs: true,
    },
  ],
};

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(<ComparePage />, {
    path,
    platform,
    wrapper: Providers,
    handlers: { 'GET /condition': condition(), 'GET /magazine/compared': compared, ...handlers },
  });

test('what differs is marked, what is unknown is said in words, and equal rows can be left out', async () => {
  const { requests } = open('/querytool/compare/?ids=1,2');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(await screen.findByRole('row', { name: /^ISSN/ })).toHaveTextContent('≠');
  expect(requests.find(({ key }) => key === 'GET /magazine/compared')?.query).toEqual({ ids: '1,2' });
  expect(row(/^刊期/)).not.toHaveTextContent('≠');
  expect(row(/^大类分区/)).toHaveTextContent('不适用');
  expect(row(/^录用率/)).toHaveTextContent('暂无');
  expect(row(/^预警记录/)).toHaveTextContent('演示名单 2024');
  expect(screen.getByText(/5 行中 4 行不同/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '只看差异' }));
  expect(screen.queryByRole('row', { name: /^刊期/ })).toBeNull();
});

test('one is left out, and another edition taken, in the address', async () => {
  const { path } = open('/querytool/compare/?ids=1,2');
  await user.selectOptions(await screen.findByRole('combobox', { name: '分区版本' }), '演示分区 2024');
  expect(path()).toBe('/querytool/compare/?ids=1,2&partition=2');
  await user.click(screen.getByRole('button', { name: '移出对比：南屿法学论丛' }));
  expect(path()).toBe('/querytool/compare/?ids=1&partition=2');
});

test('without journals, or with one that is gone, the page leads to the search', async () => {
  const { unmount } = open('/querytool/compare/');
  expect(await screen.findByText('还没有选期刊')).toBeInTheDocument();
  unmount();
  open('/querytool/compare/?ids=404', { 'GET /magazine/compared': problem(404, '期刊不存在') });
  expect(await screen.findByText('其中有期刊已不在库中')).toBeInTheDocument();
});
