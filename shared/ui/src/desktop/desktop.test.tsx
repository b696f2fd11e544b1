import { notify } from '@harbor/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { antdTheme } from '../theme/antdTheme';
import { DesktopNotifier } from './DesktopNotifier';
import { DesktopProviders } from './DesktopProviders';
import { ErrorBlock } from './ErrorBlock';
import { FailedArea } from './FailedArea';
import { Section } from './Section';

test('antd shares one set of variables and adds no hashes', () => {
  expect(antdTheme.cssVar).toEqual({ key: 'harbor' });
  expect(antdTheme.hashed).toBe(false);
});

test('antd speaks Chinese buttons without a space in the middle', () => {
  render(
    <DesktopProviders>
      <Button>重试</Button>
    </DesktopProviders>,
  );
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
});

test('the same short message is on screen once at a time', async () => {
  render(
    <DesktopProviders>
      <DesktopNotifier />
    </DesktopProviders>,
  );
  act(() => notify.warning('请登录'));
  act(() => notify.warning('请登录'));
  expect(await screen.findAllByText('请登录')).toHaveLength(1);
});

test('an error says what happened and tries again', async () => {
  const retry = jest.fn();
  render(<ErrorBlock error={{ code: 503 }} title="订单没有加载出来" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单没有加载出来');
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failed area names itself', () => {
  render(<FailedArea title="为您推荐" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('“为您推荐”暂时没有加载出来');
});

test('a section is a landmark by its title', () => {
  render(<Section title="为您推荐">卡片</Section>);
  expect(screen.getByRole('region', { name: '为您推荐' })).toHaveTextContent('卡片');
});
