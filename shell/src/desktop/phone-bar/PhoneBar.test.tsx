import { renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import { PhoneBar } from './PhoneBar';

const button = () => screen.queryByRole('button', { name: '访问手机版' });

test('a computer has no way to the mobile pages in its way', () => {
  renderPage(<PhoneBar />);
  expect(button()).not.toBeInTheDocument();
});

test('a phone has', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  renderPage(<PhoneBar />);
  expect(button()).toBeInTheDocument();
});
