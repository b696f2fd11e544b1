import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from '@harbor/contract/sentinel';
import { serverRoot } from '../../paths';
import { readForum, readPosts } from './read';
import type { WrittenPost } from './shapes';

const written = readPosts(readForum());

const isCode = (part: WrittenPost['body'][number]) => typeof part !== 'string' && 'code' in part;

/** What a post says, without markup. */
const textOf = ({ body }: Pick<WrittenPost, 'body'>) =>
  body
    .flatMap((part) => {
      if (typeof part === 'string') return [part.replace(/^(?:##|###|>) /, '')];
      if ('list' in part) return part.list;
      if ('steps' in part) return part.steps;
      if ('table' in part) return part.table.flat();
      if ('code' in part) return part.lines;
      return [part.caption];
    })
    .join('\n');

/** Code apart: its first lines are the same everywhere. */
const proseOf = ({ body }: WrittenPost) => textOf({ body: body.filter((part) => !isCode(part)) });

const linesOf = ({ comments }: WrittenPost) =>
  comments.flatMap(({ says, replies = [] }) => [says, ...replies.map((reply) => reply.says)]);

/** Pieces of five characters, punctuation aside. */
function shingles(text: string): Set<string> {
  const letters = [...text.replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(4).map((_, i) => letters.slice(i, i + 5).join('')));
}

function shared(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((piece) => b.has(piece)).length;
  return both / Math.min(a.size, b.size);
}

describe('every post is one of its own', () => {
  it('stands among many, written by many', () => {
    expect(written.length).toBeGreaterThanOrEqual(150);
    const writers = written.map(({ by }) => by);
    expect(new Set(writers).size).toBeGreaterThanOrEqual(60);
    expect(new Set(written.map(({ kind }) => kind)).size).toBe(4);
  });

  it('says something else than every other', () => {
    const pieces = written.map((post) => ({ title: post.title, of: shingles(proseOf(post)) }));
    const alike = pieces.flatMap((one, i) =>
      pieces
        .slice(i + 1)
        .filter((other) => shared(one.of, other.of) > 0.05)
        .map((other) => `${one.title} ~ ${other.title}`),
    );
    expect(alike).toEqual([]);
  });

  it('begins like no other, in title and text', () => {
    const begins = written.flatMap((post) => [
      [...post.title].slice(0, 4).join(''),
      [...textOf(post)].slice(0, 6).join(''),
    ]);
    expect(begins.filter((words, i) => begins.indexOf(words) !== i)).toEqual([]);
  });

  it('is talked about in words that stand under it alone', () => {
    const lines = written.flatMap(linesOf);
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
    const pieces = lines
      .filter((line) => [...line].length >= 12)
      .map((line) => ({ line, of: shingles(line) }));
    const alike = pieces.filter((one, i) =>
      pieces.some((other, n) => n < i && shared(one.of, other.of) > 0.5),
    );
    expect(alike.map(({ line }) => line)).toEqual([]);
  });

  it.each(written.map((post) => [post.title, post] as const))(
    '%s: has its length and its talk',
    (_, post) => {
      expect([...textOf(post)].length).toBeGreaterThanOrEqual(300);
      const people = new Set(post.comments.map(({ by }) => by));
      expect(people.size).toBe(post.comments.length);
      if (!post.waiting) expect(linesOf(post).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(written.map((post) => [post.title, post] as const))('%s: would pass the sentinel', (_, post) => {
    expect([post.title, textOf(post), ...linesOf(post)].flatMap((text) => inspect(text, 'post'))).toEqual([]);
  });
});

test('figures, tables and code stand in posts of every category, each drawing in one post', () => {
  for (const slug of new Set(written.map(({ leaf }) => leaf.slug))) {
    const posts = written.filter(({ leaf }) => leaf.slug === slug);
    const having = posts.filter(({ body }) =>
      body.some(
        (part) => typeof part !== 'string' && ('figure' in part || 'table' in part || 'code' in part),
      ),
    );
    expect([slug, posts.length >= 13, having.length * 3 >= posts.length]).toEqual([slug, true, true]);
  }
  const figures = written.flatMap(({ body }) =>
    body.flatMap((part) => (typeof part !== 'string' && 'figure' in part ? [part.figure] : [])),
  );
  expect(new Set(figures).size).toBe(figures.length);
  const missing = figures.filter((name) => !existsSync(join(serverRoot, 'demo/media/forum', `${name}.svg`)));
  expect(missing).toEqual([]);
});
