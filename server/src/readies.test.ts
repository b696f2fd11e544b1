import { installAreas } from './manifest';
import { testApp } from './testing/app';

test('what areas make ready is begun once the server listens; one that fails keeps nobody from anything', async () => {
  const made: string[] = [];
  installAreas([
    {
      name: 'broken',
      readies: async () => {
        throw new Error('not today');
      },
    },
    {
      name: 'early',
      readies: async (core) => {
        made.push(core.settings.dataDir);
      },
    },
  ]);
  const site = await testApp({ areas: [] });
  expect(made).toEqual([]);
  const url = await site.listen();
  expect(made).toEqual([site.core.settings.dataDir]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await site.close();
});
