import { article } from '../../../testing/press';
import { sayTheSame } from './keptArticle';

const { document } = article();
const same = (one: string, other: string) =>
  sayTheSame({ ...document, content: one }, { ...document, content: other });

test('what the server writes into a link is no change of its writer’s', () => {
  const link = (more: string) => `<p>见<a ${more}href="https://www.icmje.org/">作者须知</a></p>`;
  expect(same(link(''), link('target="_blank" rel="nofollow noopener" '))).toBe(true);
});

test.each([
  [
    'words of a picture',
    '<p><img src="/media/a.webp" alt=""></p>',
    '<p><img src="/media/a.webp" alt="四种位置"></p>',
  ],
  [
    'another picture',
    '<p><img src="/media/a.webp" alt="图"></p>',
    '<p><img alt="图" src="/media/b.webp"></p>',
  ],
  ['where a link leads', '<p><a href="/academic/1">看</a></p>', '<p><a href="/academic/2">看</a></p>'],
  ['a word', '<p>先备份</p>', '<p>先备份。</p>'],
])('%s is one: it would be lost', (_, one, other) => expect(same(one, other)).toBe(false));
