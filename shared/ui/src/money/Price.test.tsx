import { render } from '@testing-library/react';
import { formatFen } from './formatFen';
import { Price } from './Price';

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [218000, '2,180.00'],
  [123456789, '1,234,567.89'],
])('%i 分 is %s 元', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});

test('cards drop the decimals of whole amounts, never those of others', () => {
  expect(formatFen(32000, { trim: true })).toBe('320');
  expect(formatFen(32050, { trim: true })).toBe('320.50');
});

const text = (element: React.ReactElement) => render(element).container.textContent;

test('a price carries its sign and unit', () => {
  expect(text(<Price fen={32000} unit="千字" />)).toBe('¥320/千字');
  expect(text(<Price fen={218000} exact />)).toBe('¥2,180.00');
});

test('an older price is struck through only when it was higher', () => {
  expect(render(<Price fen={100} was={200} />).container.querySelector('del')).toHaveTextContent('¥2');
  expect(render(<Price fen={200} was={200} />).container.querySelector('del')).toBeNull();
});

test('what is quoted first has no number', () => {
  expect(text(<Price fen={null} />)).toBe('待报价');
});
