import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { recent } from '../testing/changes';
import { ChangeStrip } from './ChangeStrip';

const open = (answer: unknown) =>
  renderPage(<ChangeStrip />, {
    platform,
    wrapper: Providers,
    handlers: { 'GET /magazine/changes/recent': answer as ReturnType<typeof recent> },
  });

test('each stands there with kind, old and new and leads to its journal; all of them are one way on', async () => {
  open(recent());
  const strip = within(await screen.findByRole('region', { name: '期刊变动' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(2);
  expect(strip.getAllByRole('link', { name: /Tidal Law and Society/ })[0]).toHaveAttribute(
    'href',
    '/querytool/1',
  );
  expect(strip.getByText('演示数据')).toBeInTheDocument();
  expect(strip.getByRole('link', { name: /全部 37 条/ })).toHaveAttribute('href', '/querytool/changes/');
});

test('where nothing has changed there is no strip', async () => {
  const { container } = open(recent([]));
  await waitFor(() => expect(container.querySelector('[class*="bone" i]')).toBeNull());
  expect(screen.queryByRole('region', { name: '期刊变动' })).toBeNull();
});
