import { fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './Cover';

const picture = () => document.querySelector('img');

test('it says its size beforehand and loads when it comes near', () => {
  render(<Cover src="/a.webp" alt="封面" />);
  expect(screen.getByRole('img', { name: '封面' })).toHaveAttribute('loading', 'lazy');
  expect(picture()).toHaveAttribute('width', '600');
  expect(picture()).toHaveAttribute('height', '400');
});

test('a picture above the fold loads at once', () => {
  render(<Cover src="/a.webp" eager />);
  expect(picture()).toHaveAttribute('loading', 'eager');
});

test('a picture that cannot be had leaves its place and its name, and a new address is tried', () => {
  const { rerender } = render(<Cover src="/gone.webp" alt="封面" />);
  fireEvent.error(screen.getByRole('img'));
  expect(picture()).toBeNull();
  expect(screen.getByRole('img', { name: '封面' })).toBeInTheDocument();
  rerender(<Cover src="/there.webp" alt="封面" />);
  expect(picture()).toHaveAttribute('src', '/there.webp');
});
