import type { PageSnapshot, Platform, UserInfo } from '@harbor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { history } from '../navigation/history';
import { NavigationRoot } from '../navigation/root';
import { installNotifier, type NoticeKind } from '../notify/notify';
import { installSnapshot } from '../platform/snapshot';
import { queryClient } from '../query/client';
import { adoptUser } from '../session/state';
import { writeFlag, writeToken } from '../session/storage';
import { answerCalls, type Handlers, type TestRequest } from './answers';
import { people } from './people';
import { Questions } from './questions';
import { resetRuntime } from './reset';

/** The situation that a test begins in. */
export interface RenderPageOptions {
  /** Address of the page, e.g. `/goodsdetail/1`. */
  path?: string;
  platform?: Platform;
  /** Who is in front of the screen; a visitor by default. */
  session?: keyof typeof people | Partial<UserInfo>;
  /** What the server answers. */
  handlers?: Handlers;
  /** Routes, redirects and remotes, for tests of guards and widgets. Without routes every address stands. */
  snapshot?: Partial<PageSnapshot>;
  /** Theme of the component library, where a test needs it. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** The rendered page, and what happened around it. */
export interface RenderedPage extends RenderResult {
  /** Short messages shown, in order. */
  notices: { kind: NoticeKind; text: string }[];
  /** Requests made, in order. */
  requests: TestRequest[];
  /** Address now. */
  path: () => string;
}

function logIn(session: NonNullable<RenderPageOptions['session']>): void {
  const user = typeof session === 'string' ? people[session] : { ...people.buyer, ...session };
  writeToken('Bearer', 'test-token');
  writeFlag('islogin', true);
  adoptUser(user);
}

/** Renders a page with everything that the product has around it; the server's answers come from `handlers`. */
export function renderPage(page: ReactNode, options: RenderPageOptions = {}): RenderedPage {
  const {
    path = '/',
    platform = 'desktop',
    session,
    handlers = {},
    snapshot,
    wrapper: Outer = Fragment,
  } = options;
  resetRuntime();
  installSnapshot({ platform, ...snapshot });
  const notices: RenderedPage['notices'] = [];
  installNotifier((kind, text) => notices.push({ kind, text }));
  const requests = answerCalls(handlers);
  if (session) logIn(session);
  history.replace(path);
  const result = render(
    <Outer>
      <QueryClientProvider client={queryClient}>
        <NavigationRoot>
          <Suspense fallback={null}>{page}</Suspense>
          <Questions />
        </NavigationRoot>
      </QueryClientProvider>
    </Outer>,
  );
  const address = () => history.location.pathname + history.location.search;
  return { ...result, notices, requests, path: address };
}
