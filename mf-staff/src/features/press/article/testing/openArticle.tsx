import type { DeskPress, PressDocument } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import type { RichEditorProps } from '@harbor/ui/rich-editor';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hoursAgo } from '../../../../testing/desk';
import { article, pressCalls } from '../../../../testing/press';
import { ArticlePage } from '../ArticlePage';

configure({ defaultHidden: true });

const mockEditor = { away: false, given: undefined as RichEditorProps | undefined, described: jest.fn() };

// The editor is another part's, and needs a real browser: e2e/tests/staff/press.spec.ts. A field that tells what it is told.
jest.mock('@harbor/runtime', () => {
  const { useEffect } = jest.requireActual('react');
  function Field(given: RichEditorProps) {
    mockEditor.given = given;
    useEffect(() => {
      given.onReady({ focus: () => undefined, describe: mockEditor.described });
      given.onLoaded({ html: given.value, text: given.value, images: 0 });
    }, []);
    return (
      <textarea
        aria-label="正文"
        defaultValue={given.value}
        aria-describedby={given.problem}
        onChange={({ target }) => given.onChange({ html: target.value, text: target.value, images: 0 })}
      />
    );
  }
  return {
    ...jest.requireActual('@harbor/runtime'),
    Widget: ({ props, empty }: { props: RichEditorProps; empty: ReactNode }) =>
      mockEditor.away ? empty : <Field {...props} />,
  };
});

/** The editor of the text: whether it cannot be had, what it was given, and which pictures got words. */
export const editor = mockEditor;

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  mockEditor.away = false;
  mockEditor.described.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});

/** An answer of a save: what was sent, one revision on. */
export const savedOf =
  (desk: DeskPress) =>
  ({ body }: { body: unknown }) => {
    const { revision: seen, ...document } = body as PressDocument & { revision: number };
    return { ...desk, document, revision: seen + 1, changed: true, updated_at: hoursAgo(0) };
  };

/** Opens an article at its page; `sent` tells the bodies of a call. */
export function open(desk: DeskPress = article(), handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/press/:id" element={<ArticlePage />} />
      <Route path="/staff/press" element={<p>all articles</p>} />
    </Routes>,
    {
      path: `/staff/press/${desk.id}`,
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...pressCalls(),
        'GET /staff/press/detail/:id': desk,
        'POST /staff/press/save/:id': savedOf(desk),
        ...handlers,
      },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key).map(({ body }) => body);
  return { ...page, sent };
}

/** Presses a button of the page, once it is there. */
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** A question of the page, once it is asked. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The field of the title, once the article is there. */
export const title = () => screen.findByLabelText('标题');
