import { submissionGuide } from '../../areas/content/submissions/guide';
import { wordingFaultsIn } from '../../demo/wording';
import { submission } from './submission';

const headOf = (data: unknown) =>
  submission({
    routeTitle: '直投系统',
    publicUrl: 'https://harbor.example',
    path: '/uploadfile/',
    queries: [{ key: 'GET /submission/guide', data, status: 200 }],
  });

test('search engines get the questions with their answers', () => {
  const guide = submissionGuide();
  const { description, jsonLd, title } = headOf(guide);
  expect(title).toBe('直投系统 - 学术港');
  expect(guide.lead).toContain(description);
  expect(jsonLd[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: guide.faq.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});

test('it promises nothing', () => {
  const { limits, integrity, ...said } = submissionGuide();
  expect(wordingFaultsIn(said)).toEqual([]);
  expect(limits.length * integrity.length).toBeGreaterThan(0);
});

test('without an answer there is a head all the same', () => {
  expect(headOf(undefined)).toMatchObject({ title: '直投系统 - 学术港', jsonLd: [] });
});
