import { renderPage } from '@harbor/runtime/testing';
import { screen, within } from '@testing-library/react';
import { Changelog } from './Changelog';

test('headings, lists, code and links can be read', () => {
  renderPage(
    <Changelog
      text={'## 1.5.0\n\n- 筛选栏可以 **收起**\n- 修复 `price`\n\n见 [说明](https://example.org/a)。'}
    />,
  );
  expect(screen.getByRole('heading', { name: '1.5.0' })).toBeInTheDocument();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['筛选栏可以 收起', '修复 price']);
  expect(screen.getByText('收起').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: '说明' })).toHaveAttribute('href', 'https://example.org/a');
});

test('HTML stays text, and a link that would run something is none', () => {
  const { container } = renderPage(
    <Changelog
      text={'<img src=x onerror=alert(1)>\n\n[点我](javascript:alert(1)) ![图](https://x.test/y.png)'}
    />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container).toHaveTextContent('点我');
});
