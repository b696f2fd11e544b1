import { join, relative } from 'node:path';
import { contractInUse } from './contract-in-use';

const repository = join(__dirname, '../../..');
const usedBy = async (part: string) =>
  (await contractInUse(repository, [join(repository, part, 'src')])).map((file) =>
    relative(repository, file).replaceAll('\\', '/'),
  );

test('a part is built from the files of the contract that its scripts take something of', async () => {
  const used = await usedBy('mf-forum');
  expect(used).toContain('shared/contract/src/forum/marked.ts');
  expect(used).toContain('shared/contract/src/post-status.ts');
  expect(await usedBy('mf-services')).not.toContain('shared/contract/src/forum/marked.ts');
});

test('no part is built from the calls of the contract, of which it takes types alone', async () => {
  const parts = ['shell', 'mf-account', 'mf-forum', 'mf-services', 'mf-staff'];
  const used = await Promise.all(parts.map(usedBy));
  expect(used.flat().filter((file) => file.startsWith('shared/contract/src/areas/'))).toEqual([]);
});
