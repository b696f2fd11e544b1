import { type TestApp, testApp } from '../testing/app';
import { findRow, findRows, getRow, insertRow, removeRows, updateRows } from './rows';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [] });
  await insertRow(site.core.db, 'friendly_links', [
    { title: '甲', links: 'https://a.cn', sort: 1 },
    { title: '乙', links: 'https://b.cn', sort: 1 },
    { title: '丙', links: 'https://c.cn', sort: 2 },
  ]);
});
afterAll(() => site.close());

const titles = async (sort: number) =>
  (await findRows(site.core.db, 'friendly_links', { sort }, ['title'])).map(({ title }) => title).sort();

test('rows are found by all the values that are named, whole or in some columns', async () => {
  const { db } = site.core;
  expect(await titles(1)).toEqual(['乙', '甲'].sort());
  expect(await findRow(db, 'friendly_links', { sort: 1, title: '乙' })).toMatchObject({
    links: 'https://b.cn',
  });
  expect(await getRow(db, 'friendly_links', { title: '丙' }, ['sort'])).toEqual({ sort: 2 });
  expect(await findRow(db, 'friendly_links', { sort: 2, title: '乙' })).toBeUndefined();
  await expect(getRow(db, 'friendly_links', { title: '丁' })).rejects.toThrow('friendly_links');
});

test('only rows with these values change or go, and what is undefined is no change', async () => {
  const { db } = site.core;
  await updateRows(db, 'friendly_links', { title: '甲' }, { sort: 7, links: undefined });
  expect(await findRow(db, 'friendly_links', { sort: 7 })).toMatchObject({
    title: '甲',
    links: 'https://a.cn',
  });
  await removeRows(db, 'friendly_links', { sort: 7 });
  expect([await titles(7), await titles(1), await titles(2)]).toEqual([[], ['乙'], ['丙']]);
});

test('no condition, and one that is undefined, never means every row', async () => {
  const { db } = site.core;
  await expect(removeRows(db, 'friendly_links', {})).rejects.toThrow('one column');
  await expect(updateRows(db, 'friendly_links', {}, { sort: 0 })).rejects.toThrow('one column');
  await removeRows(db, 'friendly_links', { title: undefined });
  expect([await titles(1), await titles(2)]).toEqual([['乙'], ['丙']]);
});
