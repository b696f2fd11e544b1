import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { PostEditorProps } from '../editor/PostEditor';
import { nothingWritten } from '../editor/written';
import { WritePage } from './WritePage';

// Like the editor's library, it calls what it was given first.
jest.mock('../editor/EditorField', () => ({
  EditorField: ({ onLoaded }: PostEditorProps) => {
    const first = useRef(onLoaded);
    return (
      <button type="button" onClick={() => first.current(nothingWritten)}>
        the editor has come
      </button>
    );
  },
}));

test('a title typed before the editor has come stays', async () => {
  const user = userEvent.setup();
  const rule = { phone_bound: true, trusted: false, wait_seconds: null, reports_left: 10 };
  renderPage(<WritePage />, {
    path: '/sendpost',
    session: 'buyer',
    wrapper: DesktopProviders,
    handlers: { 'GET /hot_post/rule': rule, 'GET /hot_post/get_category': { data: [] } },
  });
  const title = screen.getByRole('textbox', { name: '标题' });
  await user.type(title, '不要丢');
  await user.click(screen.getByRole('button', { name: 'the editor has come' }));
  expect(title).toHaveValue('不要丢');
});
