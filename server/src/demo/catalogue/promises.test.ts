import { z } from 'zod';
import { dataFiles, readData } from '../data';
import { type ServiceData, servicesFile } from './shapes';

const services: ServiceData[] = dataFiles('services').flatMap((file) => {
  const { category_id, services } = readData(file, servicesFile);
  return services.map((service) => ({ ...service, category_id }));
});

/** Every sentence of a service that the site says itself; what reviewers say is theirs. */
function saidOf({ voices: _, ...service }: ServiceData): string[] {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return texts(service).flatMap((text) => text.split(/[。；？！]/));
}

const rules = readData('refund-rules.json', z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))));

/** What the site has no means for, and what would have to be kept after an order is over. */
const unkept: [why: string, words: RegExp][] = [
  [
    'a time in which somebody is found, answers or names a price: no clock watches it',
    /\d+ ?(?:个?工作日|小时|天|分钟)(?:之?内|以内)?[^，]{0,10}(?:答复|回复|接单|安排老师|匹配|推荐两位|给出报价|报价单)/,
  ],
  ['a recording to listen to first: a trial is a text', /试听|试讲 ?15/],
  [
    'recordings of what is spoken: no file of the site can be one',
    /(?:录音|录像)(?:可?回[听看]|与)|全程录[音像]/,
  ],
  ['pages of teachers, who have none', /(?:老师|教师|导师)的?主页/],
  ['appointments kept by the site', /订单里改期|小时(?:在订单里)?改期/],
  ['papers that nobody signs here', /(?:签署?|先签)保密协议|双方签署/],
  ['a delivery that comes later for nothing: its time stays as it was promised', /免费延长|延长至见刊/],
  ['something free after the order is over', /\d+ 天内[^，]{0,4}(?:免费|可以文字|换一本)/],
  ['places that are counted anew each day', /名额每天/],
  ['money that is held or paid out: nothing here does', /托管|结算/],
];

test.each(unkept)('no service promises %s', (_why, words) => {
  const found = services.flatMap((service) =>
    saidOf(service)
      .filter((text) => words.test(text))
      .map((text) => `${service.id}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('eight services may be tried first', () => {
  const tried = services.filter(({ need_trial }) => need_trial).map(({ id }) => id);
  expect(tried.toSorted((a, b) => a - b)).toEqual([1, 3, 9, 14, 29, 31, 34, 40]);
});

test('the hours and days that a specification names are those in which it is delivered', () => {
  const wrong = services.flatMap(({ id, specs }) =>
    specs
      .filter(({ description, days }) => {
        const named = [
          ...[...description.matchAll(/(\d+) 小时/g)].map(([, hours]) => Number(hours) / 24),
          ...[...description.matchAll(/(\d+) 天(?:返回|内)/g)].map(([, count]) => Number(count)),
        ];
        return named.some((each) => each !== days);
      })
      .map(({ description }) => `${id}: ${description}`),
  );
  expect(wrong).toEqual([]);
});

test('who is offered express delivery finds a faster specification', () => {
  const without = services.filter(
    ({ tags, specs, deliver_days }) =>
      tags.some((tag) => tag.includes('加急')) && !specs.some(({ days }) => days < deliver_days),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('the free changes that a text counts are those of a specification', () => {
  const counts = /免费修改 ?(\d+) ?次|(\d+) ?次免费修改/g;
  const wrong = services.flatMap((service) =>
    saidOf(service)
      .flatMap((text) => [...text.matchAll(counts)])
      .filter((match) => !service.specs.some(({ revisions }) => revisions === Number(match[1] ?? match[2])))
      .map(([text]) => `${service.id}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('what waits for a first lesson or a teacher is given back whole, as the server does', () => {
  for (const [name, rows] of Object.entries(rules)) {
    expect([name, rows.map(([, rule]) => rule).join()]).toEqual([
      name,
      expect.not.stringMatching(/试做|退一半/),
    ]);
    const [, first = ''] = rows.find(([stage]) => /未开始|未安排老师/.test(stage)) ?? [];
    expect([name, first]).toEqual([name, '全额退']);
  }
});
