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
    '@harbor/jest': 'workspace:*',
    '@testing-library/react': 'catalog:',
    '@testing-library/user-event': 'catalog:',
    '@types/jest': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    jest: 'catalog:',
  },
  scripts: {
    build: 'node ../shared/build/bin/harbor-build.mjs',
    types: 'tsc -p . --noEmit',
    test: 'node --max-semi-space-size=64 node_modules/jest/bin/jest.js --maxWorkers=1 --silent --json --outputFile=results-test.json',
    pages: `node ../e2e/run.mjs pages:${name}`,
  },
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
    queries: ['GET /announcement/list'],
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

const queries = () => `import { apiInfiniteQuery } from '@harbor/runtime';

/** Announcements, the latest first, page after page. The server writes the first page into the HTML (routes.json). */
export const announcementFeed = () => apiInfiniteQuery('GET /announcement/list', {}, { silent: true });
`;

const list = () => `import type { Announcement } from '@harbor/contract';
import { formatDate } from '@harbor/ui';

export interface AnnouncementListProps {
  announcements: Announcement[];
  /** How a line looks. */
  className?: string | undefined;
}

/** Announcements, each with its day. */
export function AnnouncementList({ announcements, className }: AnnouncementListProps) {
  return (
    <ul>
      {announcements.map(({ id, title, starts_at }) => (
        <li key={id} className={className}>
          <span>{title}</span>
          <time dateTime={starts_at}>{formatDate(starts_at)}</time>
        </li>
      ))}
    </ul>
  );
}
`;

const firstPage = ({ page }) => `import { Link, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { AnnouncementList } from './AnnouncementList';
import styles from './${page}.module.css';
import { announcementFeed } from './queries';
import { words } from './words';

/** The first page, written once for both platforms. */
export function ${page}() {
  const feed = useInfiniteQuery(announcementFeed());
  const announcements = rowsOf(feed.data);
  const none = announcements.length === 0;
  usePage({ ready: !feed.isPending });
  return (
    <div className={styles.page}>
      {onPhone ? (
        <HiddenTitle>{words.title}</HiddenTitle>
      ) : (
        <h1 className={styles.title}>{words.title}</h1>
      )}
      <p className={styles.lead}>{words.lead}</p>
      {feed.isPending ? <ListSkeleton rows={3} picture={false} /> : null}
      {feed.isError && none ? (
        <Panel>
          <ErrorBlock title={words.failed} error={feed.error} onRetry={() => void feed.refetch()} />
        </Panel>
      ) : null}
      {feed.isSuccess ? (
        <Panel>
          {none ? (
            <Empty title={words.empty} action={<Link to="/">{words.home}</Link>} />
          ) : (
            <AnnouncementList announcements={announcements} className={styles.line} />
          )}
        </Panel>
      ) : null}
      {feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {feed.isFetchNextPageError ? words.again : words.more}
        </Button>
      ) : null}
    </div>
  );
}

export default ${page};
`;

const words = ({ title }) => `/** What the page says, the same on both platforms. */
export const words = {
  title: '${title}',
  lead: '这里还没有内容，先看看网站公告',
  empty: '还没有公告',
  failed: '公告没有加载出来',
  more: '加载更多',
  again: '加载失败，重试',
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

.lead {
  padding: 12px 0;
  color: var(--ink-2);
}

.line {
  display: flex;
  justify-content: space-between;
  gap: 16px;
  align-items: center;
  min-height: 44px;
}
`;

const test = ({ page }) => `import { fault, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ${page} } from './${page}';
import { words } from './words';

const announcement = {
  id: 1,
  title: '系统维护通知',
  body: '',
  link: '',
  audience: 'all' as const,
  top_bar: false,
  starts_at: '2026-11-20T09:00:00+08:00',
  ends_at: null,
};

const pageOf = (data: (typeof announcement)[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
});

test('the page waits, says what failed and tries again, says when there is nothing, and shows what there is', async () => {
  const answers = [fault.timeout, fault.timeout, fault.timeout, pageOf([])];
  const open = () =>
    renderPage(<${page} />, {
      platform,
      wrapper: Providers,
      handlers: { 'GET /announcement/list': () => answers.shift() ?? pageOf([announcement]) },
    });
  const { unmount } = open();
  expect(screen.getByText(words.lead)).toBeInTheDocument();
  expect(screen.queryByText(words.empty)).toBeNull();
  expect(await screen.findByText(words.failed, {}, { timeout: 4000 })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(words.empty)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  unmount();
  open();
  expect(await screen.findByText('系统维护通知')).toBeInTheDocument();
});
`;

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
    'jest.config.cjs': "module.exports = require('@harbor/jest/platforms')();\n",
    'CHANGELOG.md': `# Changelog of ${name}\n`,
    'src/lifecycles.ts': `import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: '${name}',
  desktop: () => import('../routes.json?desktop'),
  mobile: () => import('../routes.json?mobile'),
});
`,
    [`${place}words.ts`]: words(names),
    [`${place}queries.ts`]: queries(),
    [`${place}AnnouncementList.tsx`]: list(),
    [`${place}${page}.tsx`]: firstPage(names),
    [`${place}${page}.module.css`]: styles,
    [`${place}${page}.both.test.tsx`]: test(names),
  };
}
