import { execFile } from 'node:child_process';
import { testApp } from '../../testing/app';
import { seedDemo } from '../seed';

test('check', async () => {
  const site = await testApp({ env: { PORT: '8106', HARBOR_DEMO: '1' } as never });
  await seedDemo(site.core);
  await site.app.listen({ port: 8106, host: '127.0.0.1' });
  for (const only of ['forum', 'drafts', 'member']) {
    const out = await new Promise((r) =>
      execFile(
        'node',
        ['/work/shared/tools/check-api.mjs', '--base=http://localhost:8106', `--only=${only}`],
        (_e, o, e) => r(o + e),
      ),
    );
    process.stderr.write(`CHECK ${only}: ${out}\n`);
  }
  await site.close();
}, 300000);
