import { submissionGuide } from '../../areas/content/submissions/guide';
import { wordingFaultsIn } from '../../demo/wording';
import { submission } from './submission';

const render = (data: unknown, platform: 'desktop' | 'mobile' = 'desktop') =>
  submission({
    routeTitle: '直投系统',
    platform,
    publicUrl: 'https://harbor.example',
    path: '/uploadfile/',
    queries: [{ key: 'GET /submission/guide', data, status: 200 }],
    hasPage: () => true,
  });

test.each(['desktop', 'mobile'] as const)(
  'everything that visitors should know stands in the first HTML on the %s',
  (platform) => {
    const guide = submissionGuide();
    const { html = '', jsonLd, title } = render(guide, platform);
    expect(title).toBe('直投系统 - 学术港');
    const texts = [
      guide.lead,
      ...guide.steps.flatMap((step) => [step.title, step.text]),
      ...guide.offers,
      ...guide.limits,
      ...guide.integrity,
      ...guide.faq.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const text of texts) expect(html).toContain(text);
    expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
  },
);

test('it promises nothing', () => {
  const { limits, integrity, ...said } = submissionGuide();
  expect(wordingFaultsIn(said)).toEqual([]);
  expect(limits.length * integrity.length).toBeGreaterThan(0);
});

test('without an answer there is a head and no content', () => {
  expect(render(undefined)).toMatchObject({ title: '直投系统 - 学术港' });
  expect(render(undefined).html).toBeUndefined();
});
