import { errorEvent } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen } from '@testing-library/react';
import { DesktopShell } from '../desktop/DesktopShell';
import { MobileShell } from '../mobile/MobileShell';
import { site } from '../testing/routes';

const mockBroken = new Set<string>();

function mockPart(module: string, name: string) {
  const actual = jest.requireActual<Record<string, React.FC<object>>>(module);
  const Part = actual[name];
  return {
    ...actual,
    [name]: (props: object) => {
      if (mockBroken.has(name)) throw new Error(`broken ${name}`);
      return Part ? <Part {...props} /> : null;
    },
  };
}
jest.mock('../desktop/header/Header', () => mockPart('../desktop/header/Header', 'Header'));
jest.mock('../desktop/breadcrumb/Breadcrumb', () =>
  mockPart('../desktop/breadcrumb/Breadcrumb', 'Breadcrumb'),
);
jest.mock('../desktop/footer/Footer', () => mockPart('../desktop/footer/Footer', 'Footer'));
jest.mock('../desktop/side-panel/SidePanel', () => mockPart('../desktop/side-panel/SidePanel', 'SidePanel'));
jest.mock('../mobile/nav-bar/NavBar', () => mockPart('../mobile/nav-bar/NavBar', 'NavBar'));
jest.mock('../mobile/foot/Foot', () => mockPart('../mobile/foot/Foot', 'Foot'));
jest.mock('../mobile/tab-bar/TabBar', () => mockPart('../mobile/tab-bar/TabBar', 'TabBar'));

const reported: string[] = [];
const listen = (event: Event) => reported.push((event as CustomEvent<{ subject: string }>).detail.subject);

beforeEach(() => {
  mockBroken.clear();
  reported.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.addEventListener(errorEvent, listen);
});
afterEach(() => window.removeEventListener(errorEvent, listen));

test.each(['Header', 'Breadcrumb', 'Footer', 'SidePanel'])(
  'a %s that throws leaves the desktop page and the other parts standing',
  async (part) => {
    mockBroken.add(part);
    renderPage(<DesktopShell />, { snapshot: site, wrapper: DesktopProviders });
    expect(await screen.findByRole('heading', { name: '研究自己做，难处有人教' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('data-state', 'ready');
    // A header that fails leaves the way home and to help.
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(part === 'Footer' ? 0 : 1);
    expect(reported).toEqual([`shell/${part}`]);
  },
);

test('instead of a broken header there are the logo and the way to help', () => {
  mockBroken.add('Header');
  renderPage(<DesktopShell />, { snapshot: site, wrapper: DesktopProviders });
  expect(screen.getByRole('link', { name: '学术港首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
});

test.each(['NavBar', 'Foot', 'TabBar'])('a %s that throws leaves the mobile page standing', async (part) => {
  mockBroken.add(part);
  renderPage(<MobileShell />, {
    snapshot: site,
    platform: 'mobile',
    wrapper: MobileProviders,
    path: '/forumindex/',
  });
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(reported).toEqual([`shell/${part}`]);
});
