import { renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { condition, found, journal } from '../../testing/journals';
import { ToolPage } from './ToolPage.mobile';

test('the phone’s /academic/ is the tool for journals, and says where the headlines are', async () => {
  renderPage(<ToolPage />, {
    path: '/academic/',
    platform: 'mobile',
    wrapper: Providers,
    handlers: { 'GET /condition': condition(), 'GET /magazine/list': found([journal()]) },
  });
  expect(await screen.findByRole('link', { name: 'Tidal Law and Society' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '学术头条在这里看' })).toHaveAttribute('href', '/academiclist/');
});
