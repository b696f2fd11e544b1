import type { PageSnapshot } from '@harbor/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { navigate, useLocation } from './navigation';
import { apiQuery, useQuery } from './query';
import { useSession } from './session';
import { startRuntime } from './start';
import { problem } from './testing/answers';
import { people } from './testing/people';
import { renderPage } from './testing/render-page';
import { smallSite } from './testing/snapshots';

const contact = { wechat: 'harbor-1', image: '', hours: '' };
const snapshot: Partial<PageSnapshot> = {
  ...smallSite,
  queries: [{ key: 'GET /get_manage', data: contact, forEverybody: true }],
};

function Site() {
  const { user, loggedIn, restoring } = useSession();
  const { data } = useQuery(apiQuery('GET /get_manage'));
  const { pathname } = useLocation();
  return <p>{[pathname, loggedIn, restoring, user?.nickname ?? 'nobody', data?.wechat].join(' ')}</p>;
}

/** The shell: starts the runtime, then renders. */
function Shell() {
  const [started, setStarted] = useState(false);
  const handleClick = () => {
    startRuntime();
    setStarted(true);
  };
  return started ? (
    <Site />
  ) : (
    <button type="button" onClick={handleClick}>
      start
    </button>
  );
}

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the start looks up the session, shows inlined data without a request, counts the visit, and guards the rest', async () => {
  let tokenIsGood = true;
  const { requests, notices, path } = renderPage(<Shell />, {
    snapshot,
    handlers: {
      'GET /userInfo': () => (tokenIsGood ? people.buyer : problem(401, '登录已过期')),
      'GET /find/count': {},
    },
  });
  localStorage.setItem('token', 'ay_1');
  act(() => screen.getByText('start').click());
  expect(await screen.findByText('/ true false 林晓舟 harbor-1')).toBeInTheDocument();
  expect(requests.map(({ key }) => key).sort()).toEqual(['GET /find/count', 'GET /userInfo']);

  act(() => navigate('/buypage/1'));
  expect(path()).toBe('/buypage/1');
  await waitFor(() => expect(requests.filter(({ key }) => key === 'GET /find/count')).toHaveLength(2));

  tokenIsGood = false;
  const { session } = jest.requireActual<typeof import('./session')>('./session');
  await act(() => session.refresh().catch(() => undefined));
  await waitFor(() => expect(path()).toBe('/'));
  expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
  expect(screen.getByText(/nobody/)).toBeInTheDocument();
});
