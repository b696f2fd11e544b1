import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen } from '@testing-library/react';
import { StaffPage } from './StaffPage';
import { words } from './words';

test('the page says where one is, and leads home', () => {
  renderPage(<StaffPage />, { wrapper: DesktopProviders });
  expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
});
