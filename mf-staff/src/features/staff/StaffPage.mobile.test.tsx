import { renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen } from '@testing-library/react';
import { StaffPage } from './StaffPage.mobile';
import { words } from './words';

test('the page on the phone leads home', () => {
  renderPage(<StaffPage />, { platform: 'mobile', wrapper: MobileProviders });
  expect(screen.getByText(words.empty)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
});
