import { markedBy, searchWords } from '@harbor/contract/forum/marked';
import { withReadableFormulas } from '@harbor/contract/forum/readable-formula';
import { cleanText, visibleLength } from '@harbor/contract/order-form/text';
import { inspect } from '@harbor/contract/sentinel';
import { oneLine } from '@harbor/contract/visible-text';
import { changeOf } from '../../../server/src/areas/community/forum/text/distance.ts';
import { fewLines } from '../../../server/src/areas/community/forum/text/written.ts';
import { fill, pieces, texts } from './shapes.mjs';

/** Functions that read texts of people by themselves, at the longest that calls give them. */
export async function* wording() {
  const short = [...texts(2000)];
  for (const one of Object.values(pieces))
    for (const other of ['代写', '1', ' ', '\n', '$', '<'])
      short.push(
        [`${one}${other}`, fill(one + other, 2000)],
        [`${other} before ${one}`, other + fill(one, 1990)],
        [`${other} behind ${one}`, fill(one, 1990) + other],
      );
  for (const place of ['goods', 'post', 'review', 'form'])
    yield {
      input: `rules on wording, ${place}`,
      shapes: short.map(([name, text]) => [name, () => inspect(text, place)]),
    };
  const readers = {
    'found words marked': [5000, (text) => markedBy(text, searchWords('a 1 代 \\ 论文'))],
    'formulas made readable': [4000, withReadableFormulas],
    'a line of a title': [100_000, oneLine],
    'lines of a comment': [100_000, fewLines],
    'a text of a form': [100_000, cleanText],
    'signs of a form': [100_000, visibleLength],
    'how much a text changed': [20_000, (text) => changeOf(text, `${text}a`)],
  };
  for (const [input, [length, read]] of Object.entries(readers))
    yield { input, shapes: texts(length).map(([name, text]) => [name, () => read(text)]) };
}
