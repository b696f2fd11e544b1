import { render, screen } from '@testing-library/react';
import { PostOrigin } from './PostOrigin';

test('an author who ticked that AI helped is quoted; one who ticked nothing said nothing', () => {
  const { rerender } = render(<PostOrigin aiFlag views="12 次浏览" />);
  expect(
    screen.getByText(/12 次浏览 · 作者声明：本文含 AI 生成内容。转载请注明作者与出处。/),
  ).toBeInTheDocument();
  rerender(<PostOrigin aiFlag={false} views="" />);
  expect(screen.getByText('转载请注明作者与出处。')).toBeInTheDocument();
  expect(screen.queryByText(/声明|AI/)).not.toBeInTheDocument();
});
