import { setTimeout as wait } from 'node:timers/promises';
import { notifyChannel } from '../db/notify-hub';
import { type TestApp, testApp } from '../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [] });
});
afterAll(() => site.close());

test('who made the table is known as soon as it is loaded, in a server that runs', async () => {
  const { db, regions } = site.core;
  expect(regions.current()).toBeUndefined();
  // The hub connects in the background.
  await site.core.hub.ping(5000);
  await db
    .insertInto('ip_region_source')
    .values({ single: true, name: 'DB-IP', url: 'https://db-ip.com', licence: '', loaded_at: new Date() })
    .execute();
  while (!regions.current()) {
    await notifyChannel(db, 'ip_regions', '');
    await wait(20);
  }
  expect(regions.current()).toEqual({ name: 'DB-IP', url: 'https://db-ip.com' });
});
