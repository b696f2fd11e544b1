import { readCn, readIssn } from '@harbor/contract/journal-numbers';
import { subjects } from '@harbor/contract/subjects';
import { settledIndex } from '../../areas/content/journals/index/library';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { wordingFaultsIn } from '../wording';
import { madeJournals } from './make';

const made = madeJournals();

test('at least 600 journals over all disciplines, the same every time', () => {
  expect(made.length).toBeGreaterThanOrEqual(600);
  expect(madeJournals()).toEqual(made);
  const disciplines = new Set(made.map(({ subjects: [first = ''] }) => first.split('/')[0]));
  expect(disciplines).toEqual(new Set(Object.values(subjects)));
  expect(wordingFaultsIn(made)).toEqual([]);
});

test('no two have a name or a number in common, and every number is a right one that nobody was given', () => {
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
  const issns = made.flatMap(({ issn, eissn }) => [issn, eissn ?? []].flat());
  expect(new Set(issns).size).toBe(issns.length);
  expect(issns.filter((issn) => !readIssn(issn).ok || !issn.startsWith('99'))).toEqual([]);
  const cns = made.flatMap(({ cn }) => cn ?? []);
  expect(cns.length).toBeGreaterThan(150);
  expect(cns.filter((cn) => readCn(cn)?.shown !== cn || !cn.startsWith('CN 99-'))).toEqual([]);
});

describe('as they are seeded', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['journals'], database: await demoDatabase() });
    await settledIndex(site.core);
  });
  afterAll(() => site.close());

  test('all are found, say that they are made up, and so do their editions', async () => {
    const { data } = await site.call('POST /magazine/search', { body: { per_page: 50 } });
    expect(data.total).toBe(made.length);
    expect(data.data.filter(({ is_demo }) => !is_demo)).toEqual([]);
    const condition = (await site.call('GET /condition')).data;
    expect(condition.has_demo).toBe(true);
    expect(condition.schemes.filter(({ title }) => !title.startsWith('演示'))).toEqual([]);
    expect(new Set(condition.schemes.map(({ kind }) => kind)).size).toBe(4);
    expect(condition.facets.filter(({ values }) => values.length === 0).map(({ key }) => key)).toEqual([]);
  });

  test('Chinese journals have a CN and factors of their own, and no rows of the citation reports', async () => {
    const { data } = await site.call('POST /magazine/search', {
      body: { facets: { language: ['中文'] }, keyword: 'CN 99' },
    });
    const chinese = data.data.filter(({ cn }) => cn !== null);
    expect(chinese.length).toBeGreaterThan(10);
    for (const { id } of chinese.slice(0, 5)) {
      const { metrics } = (await site.call('GET /magazine/detail', { query: { id: String(id) } })).data;
      expect(new Set(metrics.map(({ scheme }) => scheme.kind))).toEqual(new Set(['cn']));
    }
  });
});
