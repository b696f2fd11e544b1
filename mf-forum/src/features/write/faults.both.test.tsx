import { problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostEditorProps } from '../../editor/PostEditor';
import { WritePage } from './WritePage';

// The editor needs a real browser: e2e/tests/forum-drafts.desktop.spec.ts. A field that is as faulty as it is told, and
// tells of its focus as the editor does.
jest.mock('../../editor/EditorField', () => ({
  EditorField: ({ problem, onChange }: PostEditorProps) => (
    <textarea
      aria-label="正文"
      aria-invalid={Boolean(problem)}
      aria-describedby={problem}
      onFocus={({ target }) => onChange({ html: target.value, text: target.value, images: 0 })}
      onChange={({ target }) => onChange({ html: target.value, text: target.value, images: 0 })}
    />
  ),
}));

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const rule = { phone_bound: true, trusted: false, wait_seconds: null, reports_left: 10 };

test('a refused post leads to its first faulty field, where the reason is said', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { requests } = renderPage(<WritePage />, {
    path: '/sendpost',
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: { 'GET /hot_post/rule': rule, 'GET /hot_post/get_category': { data: [] } },
  });
  const send = screen.getByRole('button', { name: '发布' });
  const title = screen.getByRole('textbox', { name: '标题' });
  const text = screen.getByRole('textbox', { name: '正文' });

  await user.click(send);
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription('请填写标题');

  await user.type(title, '样本量怎么定');
  await user.click(send);
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveAccessibleDescription('正文至少15个字，还差15个');
  expect(title).not.toBeInvalid();

  await user.type(text, '两组各三十例，效应量中等，功效够不够用？');
  await user.click(send);
  const category =
    platform === 'desktop'
      ? screen.getByRole('combobox', { name: '分类' })
      : screen.getByRole('button', { name: /^分类/ });
  await waitFor(() => expect(category).toHaveFocus());
  expect(category).toHaveAccessibleDescription('请选择分类');
  expect(requests.some(({ key }) => key.startsWith('POST /hot_post'))).toBe(false);
});

test('a post that is refused as a whole leads to the message', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  renderPage(<WritePage feedback />, {
    path: '/feedback',
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /hot_post/rule': rule,
      'GET /hot_post/get_category': { data: [] },
      'POST /hot_post/post_message': problem(429, '发帖太频繁，请稍后再试'),
    },
  });
  await user.type(screen.getByRole('textbox', { name: '标题' }), '搜索太慢');
  await user.type(screen.getByRole('textbox', { name: '正文' }), '在服务列表里搜索，要等五秒才有结果出来。');
  await user.click(screen.getByRole('button', { name: '提交评价' }));
  await waitFor(() => expect(screen.getByText('发帖太频繁，请稍后再试')).toHaveFocus());
});
