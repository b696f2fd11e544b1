import { postRule } from '@harbor/contract/post-status';
import { inspect, masked } from '@harbor/contract/sentinel';
import { oneLine, visibleLength } from '@harbor/contract/visible-text';
import type { Core } from '../../../../core';
import { invalid } from '../../../../http/problem';
import { checkedTexts } from '../../../base/moderation/checked';
import { watchTexts } from '../../../base/sentinel/watch';
import { picturesOf } from './clean';
import { takeIn } from './markup';
import { textOf } from './plain';

/** A post as it may be kept. */
export interface WrittenPost {
  title: string;
  /** Cleaned HTML. */
  content: string;
  /** Its visible text. */
  body: string;
  images: string[];
  /** Labels of what the rules on wording found, which lets staff look first. */
  findings: string[];
}

/** Marks that turn the direction of all that follows. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

/** The lines of a comment: at most one empty line between two, and none that ends in white space. */
export const fewLines = (text: string) =>
  text
    .replace(turning, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const { title: titleRule, text: textRule, images: mostImages } = postRule;

function lengthErrors(title: string, words: number, images: number): Record<string, string[]> {
  const letters = visibleLength(title);
  return {
    ...(letters < titleRule.min && { title: ['请填写标题'] }),
    ...(letters > titleRule.max && { title: [`标题最多${titleRule.max}个字，现在${letters}个字`] }),
    ...(words < textRule.min && { content: [`正文至少${textRule.min}个字，现在${words}个字`] }),
    ...(words > textRule.max && { content: [`正文最多${textRule.max}个字，现在${words}个字`] }),
    ...(words >= textRule.min &&
      words <= textRule.max &&
      images > mostImages && { content: [`图片最多${mostImages}张，现在${images}张`] }),
  };
}

type Words = { title: string; content: string };

async function readWith(
  core: Core,
  raw: Words,
  watch: (words: Words) => Promise<Words>,
): Promise<WrittenPost> {
  const title = oneLine(raw.title);
  const taken = await takeIn(core, raw.content);
  if (taken.fault !== undefined) throw invalid({ content: [taken.fault] });
  const { cleaned, body } = taken;
  const errors = lengthErrors(title, taken.letters, taken.pictures);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const kept = await watch({ title, content: body });
  const content = maskedIn(cleaned, body);
  return {
    title: kept.title,
    content,
    body: textOf(content),
    images: picturesOf(content),
    findings: await findingsIn(core, `${kept.title}\n${kept.content}`),
  };
}

/**
 * Reads what somebody wrote as a post: cleans it, counts what can be seen, holds it against the rules on wording.
 * Called before a transaction is opened, since what the rules find is kept although the call is refused.
 * @throws HttpProblem 422 on `title`, `content`
 */
export const readPost = (core: Core, userId: number, raw: Words): Promise<WrittenPost> =>
  readWith(core, raw, (words) => watchTexts(core, { userId, place: 'post' }, words));

/** Reads a post with what the team changed in it, as its author's writing is read. @throws HttpProblem 422 */
export const readEdited = (core: Core, raw: Words): Promise<WrittenPost> =>
  readWith(core, raw, (words) => checkedTexts(core, 'post', words));

/** Numbers of persons in the markup as stars. @throws HttpProblem 422 where one is spread over markup */
function maskedIn(cleaned: string, body: string): string {
  const hits = inspect(body, 'post').filter(({ severity }) => severity === 'hide');
  const content = hits.reduce(
    (html, hit) => html.replaceAll(hit.text, masked(hit.text, [{ ...hit, from: 0, to: hit.text.length }])),
    cleaned,
  );
  if (inspect(textOf(content), 'post').some(({ severity }) => severity === 'hide'))
    throw invalid({ content: ['正文里有个人号码，请去掉后再发布'] });
  return content;
}

/** Labels of what is to be looked at first: by the rules of the site, and by words of the team that ask for a look. */
export async function findingsIn(core: Core, text: string): Promise<string[]> {
  const own = (await core.words.find(text, 'post')).filter(({ hold }) => hold);
  const hits = [...own, ...inspect(text, 'post').filter(({ severity }) => severity === 'warn')];
  return [...new Set(hits.map(({ label, text: words }) => `${label}：${words}`))].slice(0, 5);
}
