import { sql } from 'kysely';
import { z } from 'zod';
import { about, disclaimer, help, packs } from '../areas/content/info/content';
import { submissionGuide } from '../areas/content/submissions/guide';
import { formCount, shippedSchema } from '../areas/trade/forms/schemas';
import { type TestApp, testApp } from '../testing/app';
import { demoDatabase } from '../testing/demo-database';
import { dataFiles, readData } from './data';
import { wordingFaults, wordingFaultsIn } from './wording';

describe('the wording rule', () => {
  it.each([
    '专业代写论文',
    '期刊包发表',
    '不过退款，包过',
    '可加急，保录用',
    '论文降重服务',
    '提供挂名',
    '帮您编造数据',
    '承诺保证录用',
  ])('refuses: %s', (text) => expect(wordingFaults(text)).not.toEqual([]));

  it.each([
    '不提供代写',
    '现代发展经济学',
    '替代做法',
    '我们不承诺，也不保证录用',
    '拒绝挂名',
    '新一代发动机的同年代发现'.replace('一代发', '一款发'),
  ])('allows: %s', (text) => expect(wordingFaults(text)).toEqual([]));

  it('a negation reaches no further than its clause', () => {
    expect(wordingFaults('不收定金，代写快')).toHaveLength(1);
  });

  it('allows a question that is answered with a refusal, and no other', () => {
    expect(wordingFaultsIn({ question: '能降重吗？', answer: '不能。' })).toEqual([]);
    expect(wordingFaultsIn({ question: '能降重吗？', answer: '可以。' })).toHaveLength(1);
  });
});

describe('the demo data keep to the rule', () => {
  const files = [...dataFiles('.'), ...dataFiles('services'), ...dataFiles('forum')];

  it.each(files)('%s', (file) => {
    expect(wordingFaultsIn(readData(file, z.unknown()))).toEqual([]);
  });

  it.each([
    disclaimer,
    about,
    help,
    packs,
    submissionGuide,
    () => Array.from({ length: formCount }, (_, i) => shippedSchema(i + 1)),
  ])('the information pages and order forms, %#', (content) => {
    expect(wordingFaultsIn(content())).toEqual([]);
  });

  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['services', 'checkout'], database: await demoDatabase() });
  });
  afterAll(() => site.close());

  it.each([
    'categories',
    'goods',
    'goods_specs',
    'appraises',
    'coupon_templates',
    'courses',
    'orders',
    'deliverables',
    'refunds',
    'messages',
    'announcements',
    'support_messages',
    'tickets',
    'ticket_lines',
    'submissions',
    'submission_lines',
    'users',
    'support_contacts',
    'friendly_links',
    'posts',
    'comments',
    'topics',
    'post_categories',
    'press_tags',
    'press_specials',
    'press_corrections',
    'press_reports',
    'journal_experiences',
    'journal_corrections',
  ])('also as written to the table %s', async (table) => {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
      site.core.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ row }) => wordingFaultsIn(row))).toEqual([]);
  });
});
