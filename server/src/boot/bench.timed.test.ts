import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../paths';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'harbor-own-site-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a measurement whose site stands in the way that `env` says. */
async function measure(work: string, env: Record<string, string>) {
  const module = join(workspaceRoot, 'scripts/bench/own-site.mjs');
  const child = spawn(
    'node',
    ['--input-type=module', '-e', `import { onOwnSite } from ${JSON.stringify(module)}; ${work}`],
    { env: { PATH: process.env.PATH ?? '', TMPDIR: scratch, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Processes that name the scratch folder in their environment or command. */
const left = () =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      return ['environ', 'cmdline'].some((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(scratch),
      );
    } catch {
      return false;
    }
  });

test('a site that does not come up ends a measurement with one sentence, and nothing is left of it', async () => {
  const { code, said } = await measure('await onOwnSite(() => {});', { HARBOR_POOL: 'many' });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/✗ The server ended with code 1 before it was ready\.$/m),
  ]);
  expect(said).not.toMatch(/at async|own-site\.mjs/);
  expect([readdirSync(scratch), left()]).toEqual([[], []]);
});
