import type { Chance } from '../chance';
import { demoTeachers } from '../members';
import type { PlannedPost, PlannedTalk } from './planned';
import type { Leaf } from './read';
import type { ForumFile } from './shapes';
import { guideOf, wordsOf } from './words';

/** What whoever asked says to the answer. */
const thanks = '照这样试了一遍，清楚了，谢谢。';

/** Posts of the categories that have no file of their own yet: each issue in each frame, and long posts. */
export function generatedPosts(
  file: ForumFile,
  leaves: Leaf[],
  people: number[],
  chance: Chance,
): PlannedPost[] {
  const issues = file.categories
    .flatMap(({ children }) => children)
    .flatMap((child, i) => {
      const leaf = leaves[i];
      return leaf ? (child.issues ?? []).map((issue) => ({ leaf, issue })) : [];
    });
  const framed = issues.flatMap(({ leaf, issue }) =>
    file.frames.map((_, frame) => ({ leaf, long: false, ...wordsOf(file, issue, frame, chance) })),
  );
  const guides = file.guides.flatMap((guide) =>
    leaves
      .filter(({ title }) => title === guide.category)
      .map((leaf) => ({ leaf, long: true, ...guideOf(guide), answer: undefined })),
  );
  return [...framed, ...guides].map(({ leaf, title, content, long, answer }): PlannedPost => {
    const by = chance.pick(people);
    const threads = title.startsWith('请教') ? file.askedThreads : file.threads;
    const talks = chance.shuffle(threads).slice(0, chance.int(0, 5));
    const named = file.topics.flatMap((topic, i) =>
      `${title}${content}`.includes(topic.slice(0, 2)) ? [i + 1] : [],
    );
    const topics = named.length > 0 ? named : [chance.int(1, file.topics.length)];
    const answering = demoTeachers().map(({ id }) => id);
    const answered = answer && chance.is(0.75);
    return {
      ...{ leaf, title, content, by },
      topics: chance.shuffle(topics).slice(0, chance.int(1, 3)),
      talks: [
        ...(answered ? [talk([answer, thanks], by, answering, true, chance)] : []),
        ...talks.map((lines) => talk(lines, by, people, false, chance)),
      ],
      recommended: long || chance.is(0.06),
      ai: chance.is(0.05),
      waiting: false,
    };
  });
}

function talk(
  says: string[],
  author: number,
  people: number[],
  accepted: boolean,
  chance: Chance,
): PlannedTalk {
  const other = chance.pick(people.filter((id) => id !== author));
  return {
    accepted,
    lines: says.map((line, n) => ({
      by: n % 2 === 0 ? other : author,
      says: line,
      ...(n > 0 && { to: n - 1 }),
    })),
  };
}
