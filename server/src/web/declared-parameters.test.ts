import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesJson } from '@harbor/contract';
import { workspaceRoot } from '../paths';

const parts = readdirSync(workspaceRoot).filter((name) => /^(shell|mf-[a-z]+)$/.test(name));
const declared = parts.flatMap((part) => {
  const file = join(workspaceRoot, part, 'routes.json');
  return existsSync(file) ? routesJson.parse(JSON.parse(readFileSync(file, 'utf8'))).routes : [];
});

test.each(
  declared
    .filter(({ path }) => path.includes(':'))
    .map((one) => [`${one.platform} ${one.path}`, one] as const),
)('%s answers 404 for what is no thing: each parameter has a rule, or a call that knows it', (_, one) => {
  const asked = (one.queries ?? []).join(' ');
  for (const [, name = ''] of one.path.matchAll(/:(\w+)/g))
    expect([name, one.params?.[name] !== undefined || asked.includes(`:${name}`)]).toEqual([name, true]);
  // Who is no member sees it too, so a thing that is not there has to be known before the page.
  if (one.access === 'public') expect(asked).toContain(':');
});
