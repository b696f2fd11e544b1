import { settledMatchIndex } from '../../areas/content/journal-match/index/held';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { wordingFaultsIn } from '../wording';
import { madeJournals } from './make';
import { madeTitles } from './titles-of';
import { fields } from './words';
import { topics, topicsOf } from './writing/topics';
import { titlesEach } from './writing/write';

const made = madeJournals();
const titles = madeTitles(made);

test('every field has eight topics in both languages, and no topic belongs to no field', () => {
  const names = Object.values(fields).flatMap((list) => list.map(([cn]) => cn));
  expect(Object.keys(topics).sort()).toEqual([...names].sort());
  for (const name of names) {
    const own = topicsOf(name);
    expect([name, new Set(own.map(({ cn }) => cn)).size, own.filter(({ en }) => en === '')]).toEqual([
      name,
      8,
      [],
    ]);
  }
});

test('every journal has some titles of its own, the same every time, in its language, without blanks to fill in', () => {
  expect(madeTitles(madeJournals())).toEqual(titles);
  expect(titles.filter((own) => new Set(own.map(({ title }) => title)).size !== titlesEach)).toEqual([]);
  for (const [i, own] of titles.entries())
    for (const { title } of own)
      expect([title, /\p{Script=Han}/u.test(title)]).toEqual([title, made[i]?.languages[0] === '中文']);
  expect(titles.flat().filter(({ title }) => /[{}]|undefined/.test(title))).toEqual([]);
  expect(wordingFaultsIn([titles, made.map(({ scope }) => scope)])).toEqual([]);
});

test('scopes of one field differ, and none is longer than a scope may be', () => {
  for (let at = 0; at < made.length; at += 12)
    expect(new Set(made.slice(at, at + 12).map(({ scope }) => scope)).size).toBeGreaterThan(4);
  expect(made.filter(({ scope }) => scope.length > 4000 || scope.length < 60)).toEqual([]);
});

describe('as they are seeded', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['journals', 'journalMatch'], database: await demoDatabase() });
    await settledMatchIndex(site.core);
  });
  afterAll(() => site.close());

  test.each([
    [
      '锂离子电池热失控的早期预警',
      '针对储能电站中锂离子电池热失控问题，采集电压、温度与气体信号，建立健康状态估计方法，并在固态电解质电芯上验证。',
      '工学/储能技术',
    ],
    [
      'Classroom questioning and student engagement',
      'We observed project-based learning in twelve schools and coded teacher feedback, formative assessment and student engagement over a year.',
      '教育学/课程与教学',
    ],
    [
      '松材线虫病的遥感监测',
      '利用无人机影像识别松材线虫侵染的林木，结合林分结构估计森林火险，并比较害虫生物防治前后的变化。',
      '农学/林木保护',
    ],
  ])('%s is answered by journals of its field', async (title, abstract, subject) => {
    const { data } = await site.call('POST /magazine/match', { body: { title, abstract } });
    expect(data.compared).toBe(made.length);
    expect(data.data.slice(0, 6).filter(({ journal }) => journal.subjects[0] !== subject)).toEqual([]);
    expect(['high', 'middle']).toContain(data.data[0]?.confidence);
    expect(data.data[0]?.journal.is_demo).toBe(true);
    const about = (await site.call('GET /magazine/match/about')).data;
    expect(about).toEqual({
      journals: made.length,
      with_scope: made.length,
      with_titles: made.length,
      titles: made.length * titlesEach,
      has_demo: true,
    });
  });
});
