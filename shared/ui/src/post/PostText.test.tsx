import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostText } from './PostText';

test('links elsewhere pass nothing on, pictures come late and open, tables scroll, boxes cannot be ticked', async () => {
  const onPicture = jest.fn();
  const { container } = render(
    <PostText
      onPicture={onPicture}
      html='<p><a href="https://elsewhere.example/">外</a><a href="/postdetail/2">内</a></p><p><img src="/a.webp" alt="图"></p><table><tbody><tr><td>格</td></tr></tbody></table><div data-w-e-type="todo"><input type="checkbox" checked>做完</div>'
    />,
  );
  expect(await screen.findByRole('link', { name: '外' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  );
  expect(screen.getByRole('link', { name: '内' })).not.toHaveAttribute('rel');
  const picture = screen.getByRole('button', { name: '查看大图：图' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  await userEvent.click(picture);
  expect(onPicture).toHaveBeenCalledWith([expect.stringContaining('/a.webp')], 0);
  expect(container.querySelector('[data-scroll] > table')).not.toBeNull();
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

test('formulas are set, money is not, code is left alone', async () => {
  const { container } = render(
    <PostText html="<p>能量 $E=mc^2$，价格 5$ 一份</p><pre><code>$a$</code></pre>" />,
  );
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  expect(container.querySelectorAll('math')).toHaveLength(1);
  expect(container.querySelector('code')?.textContent).toBe('$a$');
  expect(container.textContent).toContain('价格 5$ 一份');
});

test('no formula is larger than a few characters', async () => {
  const { container } = render(<PostText html={'<p>$\\rule{500em}{400em}$ $\\rule{9000px}{1em}$</p>'} />);
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
  expect(container.innerHTML).not.toMatch(/[45]00em|9000px/);
});

test('code is coloured by its language, without markup of its own becoming any', async () => {
  const { container } = render(
    <PostText
      html={'<pre><code class="language-javascript">const a = "&lt;img src=x onerror=b()&gt;"</code></pre>'}
    />,
  );
  await waitFor(() => expect(container.querySelector('.hljs-keyword')).not.toBeNull());
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('code')?.textContent).toBe('const a = "<img src=x onerror=b()>"');
});
