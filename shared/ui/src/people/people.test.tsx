import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { Stars } from './Stars';

test('without a picture one sees the first character of the name', () => {
  expect(render(<Avatar name="林晓舟" />).container).toHaveTextContent('林');
  expect(render(<Avatar name="tom" />).container).toHaveTextContent('T');
});

test('a picture that cannot be had falls back to it', () => {
  const { container } = render(<Avatar name="林晓舟" src="/gone.webp" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container).toHaveTextContent('林');
});

test('a rating is read aloud as a sentence', () => {
  render(<Stars value={4.9} />);
  expect(screen.getByRole('img', { name: '评分 4.9 分，满分 5 分' })).toBeInTheDocument();
});

test('nobody has rated yet is not zero', () => {
  render(<Stars value={0} variant="five" />);
  expect(screen.getByText('暂无评分')).toBeInTheDocument();
});
