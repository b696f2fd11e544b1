import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { PostEditorProps } from '../../editor/PostEditor';
import { nothingWritten } from '../../editor/written';
import { emptyFields } from './fields';
import { keepUnsent, unsentOf } from './unsent';
import { WritePage } from './WritePage';

// Like the editor's library, it calls what it was given first.
jest.mock('../../editor/EditorField', () => ({
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

/** Mounts the page anew at every press. */
function Mounts() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        mount
      </button>
      {count > 0 ? <WritePage key={count} feedback /> : null}
    </>
  );
}

test('words from before the login are found by every mount of the page, until they are given up', async () => {
  const user = userEvent.setup();
  renderPage(<Mounts />, { path: '/feedback', session: 'buyer', wrapper: DesktopProviders });
  keepUnsent(true, { ...emptyFields, title: '列表再快一些就好' });
  const title = () => screen.getByRole('textbox', { name: '标题' });
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'mount' }));
    expect(title()).toHaveValue('列表再快一些就好');
  }
  await user.clear(title());
  expect(unsentOf(true)).toBeNull();
});
