const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What every remote depends on. */
const packageJson = ({ name }) => ({
  name: `@harbor/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  dependencies: {
    '@harbor/contract': 'workspace:*',
    '@harbor/runtime': 'workspace:*',
    '@harbor/ui': 'workspace:*',
    '@tanstack/react-query': 'catalog:',
    antd: 'catalog:',
    'antd-mobile': 'catalog:',
    dayjs: 'catalog:',
    'lucide-react': 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  devDependencies: {
    '@harbor/build': 'workspace:*',
    '@testing-library/react': 'catalog:',
    '@testing-library/user-event': 'catalog:',
    '@types/jest': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    jest: 'catalog:',
  },
  scripts: { build: 'node ../shared/build/bin/harbor-build.mjs', test: 'jest' },
});

function routesJson(names) {
  const { name, title, owner, access, feature, prefix, path, page, contractVersion, shellVersion } = names;
  const route = (platform, suffix) => ({
    platform,
    path,
    title,
    access,
    chrome: 'full',
    page: `features/${feature}/${page}${suffix}`,
  });
  // Whoever types the first segment alone comes to the first page.
  const redirects = ['desktop', 'mobile'].map((platform) => ({ platform, from: prefix, to: path }));
  return {
    name,
    owner,
    contractVersion: `^${contractVersion}`,
    minShell: shellVersion,
    prefixes: [prefix],
    routes: [route('desktop', ''), route('mobile', '.mobile')],
    redirects: path === prefix ? [] : redirects,
    widgets: [],
  };
}

const routeTable = (
  { feature, path, page },
  component,
  suffix,
) => `import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ${page} = lazy(() => import('./features/${feature}/${page}${suffix}'));

export default function ${component}() {
  return (
    <Routes>
      <Route path="${path}" element={<${page} />} />
    </Routes>
  );
}
`;

const desktopPage = ({ page }) => `import { Link, usePage } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/desktop';
import styles from './${page}.module.css';
import { words } from './words';

/** The first page, on the desktop. */
export function ${page}() {
  usePage({ title: words.title, ready: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <Panel>
        <Empty title={words.empty} action={<Link to="/" className={styles.link}>{words.home}</Link>} />
      </Panel>
    </div>
  );
}

export default ${page};
`;

const mobilePage = ({ page }) => `import { Link, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/mobile';
import styles from './${page}.module.css';
import { words } from './words';

/** The first page, on the phone. */
export function ${page}() {
  usePage({ title: words.title, ready: true });
  return <Empty title={words.empty} action={<Link to="/" className={styles.link}>{words.home}</Link>} />;
}

export default ${page};
`;

const words = ({ title }) => `/** What the page says, the same on both platforms. */
export const words = {
  title: '${title}',
  empty: '这里还没有内容',
  home: '返回首页',
} as const;
`;

const styles = `.page {
  width: var(--content);
  max-width: 100%;
  margin: 0 auto;
  padding-bottom: 56px;
}

.title {
  margin-bottom: 16px;
  font-size: 24px;
}

.link {
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--primary);
}
`;

const test = (
  { page },
  suffix,
  platform,
  claim,
  check,
) => `import { renderPage } from '@harbor/runtime/testing';
import { ${platform === 'desktop' ? 'DesktopProviders' : 'MobileProviders'} } from '@harbor/ui/${platform}';
import { screen } from '@testing-library/react';
import { ${page} } from './${page}${suffix}';
import { words } from './words';

test('${claim}', () => {
  renderPage(<${page} />, { ${platform === 'mobile' ? "platform: 'mobile', " : ''}wrapper: ${platform === 'desktop' ? 'DesktopProviders' : 'MobileProviders'} });
${check}
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
});
`;

const heading = "  expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument();";
const sentence = '  expect(screen.getByText(words.empty)).toBeInTheDocument();';

/** Every file of a new remote, by its path in the remote's folder. */
export function filesOf(names) {
  const { name, feature, page } = names;
  const place = `src/features/${feature}/`;
  return {
    'package.json': json(packageJson(names)),
    'routes.json': json(routesJson(names)),
    'tsconfig.json': '{ "extends": "../tsconfig.web.json", "include": ["src", "webpack.config.ts"] }\n',
    'webpack.config.ts':
      "import { createRemoteConfig } from '@harbor/build/webpack';\n\nexport default createRemoteConfig(import.meta.url);\n",
    'jest.config.cjs': "module.exports = { preset: '@harbor/build/jest' };\n",
    'CHANGELOG.md': `# Changelog of ${name}\n`,
    'src/lifecycles.ts': `import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: '${name}',
  desktop: () => import('./desktop'),
  mobile: () => import('./mobile'),
});
`,
    'src/desktop.tsx': routeTable(names, 'Desktop', ''),
    'src/mobile.tsx': routeTable(names, 'Mobile', '.mobile'),
    [`${place}words.ts`]: words(names),
    [`${place}${page}.tsx`]: desktopPage(names),
    [`${place}${page}.module.css`]: styles,
    [`${place}${page}.mobile.tsx`]: mobilePage(names),
    [`${place}${page}.test.tsx`]: test(
      names,
      '',
      'desktop',
      'the page says where one is, and leads home',
      heading,
    ),
    [`${place}${page}.mobile.test.tsx`]: test(
      names,
      '.mobile',
      'mobile',
      'the page on the phone leads home',
      sentence,
    ),
  };
}
