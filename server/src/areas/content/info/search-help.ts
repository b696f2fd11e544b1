import type { DataOf } from '@harbor/contract';
import { composed } from '@harbor/contract/composed';
import type { ReadHelp } from './texts/reading';

type Hit = DataOf<'GET /help/search'>['data'][number];

const most = 12;

/** At least so much of what was asked must be there, so that one common character finds nothing. */
const enough = 0.5;

/** What people put around the thing they ask for. Longer ones first: `怎么办` is more than `怎么`. */
const filler =
  /怎么办|怎么样|怎么|怎样|如何|为什么|什么|是否|能不能|可不可以|可以|请问|一下|需要|我想|我要|我的|没有|有没有|[我你您的了吗呢啊吧在要能是]/g;

const normal = (text: string) => composed(text, 'NFKC').toLowerCase();
const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Runs of Latin letters and digits whole, Chinese in overlapping pairs, a lone character as itself. */
function piecesOf(text: string): string[] {
  const runs = text.match(/[a-z0-9]+|\p{Script=Han}+/gu) ?? [];
  return runs.flatMap((run) =>
    /^[a-z0-9]/.test(run) || run.length < 2
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)),
  );
}

const share = (pieces: string[], text: string) =>
  pieces.length === 0 ? 0 : pieces.filter((piece) => text.includes(piece)).length / pieces.length;

interface Asked {
  whole: string;
  pieces: string[];
}

function score({ whole, pieces }: Asked, question: string, keywords: string, answer: string): number {
  const texts = [question, keywords, answer].map((text) => squeezed(normal(text)));
  const [q = '', k = '', a = ''] = texts;
  if (whole && q.includes(whole)) return 10;
  if (whole && k.includes(whole)) return 8;
  const anywhere = share(pieces, texts.join(' '));
  if (anywhere < enough) return 0;
  return 4 * share(pieces, q) + 3 * share(pieces, k) + 2 * share(pieces, a);
}

/**
 * Questions of the help centre that fit what somebody asks, the best first, at most twelve. Words around the matter
 * (怎么, 如何, 我的 …) do not count; half of the rest must be found.
 */
export function searchHelp({ categories }: ReadHelp, keyword: string): Hit[] {
  const asked = normal(keyword);
  const bare = asked.replace(filler, ' ');
  const matter = piecesOf(bare).length > 0 ? bare : asked;
  const input = { whole: squeezed(matter), pieces: piecesOf(matter) };
  return categories
    .flatMap(({ title, articles }) =>
      articles.map(({ keywords, ...article }) => ({
        hit: { ...article, category: title },
        points: score(input, article.question, keywords, article.answer),
      })),
    )
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ hit }) => hit);
}
