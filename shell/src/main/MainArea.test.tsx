import { renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../testing/routes';
import { MainArea } from './MainArea';

const parts = {
  pages: <p>own page</p>,
  loading: <p>skeleton</p>,
  failed: () => <p>failed</p>,
};

test('on an address of the shell its own pages stand in it', () => {
  renderPage(<MainArea {...parts} />, { snapshot: site });
  expect(screen.getByRole('main')).toHaveAttribute('data-remote', 'shell');
  expect(screen.getByText('own page')).toBeInTheDocument();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
});

test('on an address of a remote it names the remote and waits', () => {
  renderPage(<MainArea {...parts} />, { snapshot: site, path: '/productservice/' });
  expect(screen.getByRole('main')).toHaveAttribute('data-remote', 'mf-test');
  expect(screen.getByRole('main')).toHaveAttribute('data-state', 'loading');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  expect(screen.queryByText('own page')).not.toBeInTheDocument();
});

test('a page of the shell that throws costs the main area only, and a retry brings it back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('broken page');
    return <p>own page</p>;
  };
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      重试
    </button>
  );
  renderPage(
    <>
      <p>chrome</p>
      <MainArea {...parts} pages={<Page />} failed={failed} />
    </>,
    { snapshot: site },
  );
  expect(screen.getByText('chrome')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-state', 'failed');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('own page')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
