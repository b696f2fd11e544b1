import { htmlOf } from './markup';
import { type Leaf, type PlacedPost, peopleByName, readPosts } from './read';
import type { ForumFile } from './shapes';

/** One line of a talk. */
export interface PlannedLine {
  by: number;
  says: string;
  /** The line of this talk that it answers, counted from 0; none for the comment that the talk begins with. */
  to?: number;
}

/** A comment and the replies under it, in the order in which they were written. */
export interface PlannedTalk {
  lines: PlannedLine[];
  accepted: boolean;
}

/** A post as it will stand in the database, but for its number and its time. */
export interface PlannedPost {
  leaf: Leaf;
  title: string;
  content: string;
  by: number;
  /** Ids of topics. */
  topics: number[];
  talks: PlannedTalk[];
  recommended: boolean;
  ai: boolean;
  waiting: boolean;
}

/** The posts of the files, with people and topics by their ids. */
export function plannedPosts(file: ForumFile): PlannedPost[] {
  const people = peopleByName();
  const topics = new Map(file.topics.map((title, i) => [title, i + 1]));
  return readPosts(file).map((post) => ({
    leaf: post.leaf,
    title: post.title,
    content: htmlOf(post.body),
    by: idIn(people, post.by),
    topics: post.topics.map((title) => idIn(topics, title)),
    talks: post.comments.map((comment) => talkOf(comment, post, people)),
    recommended: post.recommended ?? false,
    ai: post.ai ?? false,
    waiting: post.waiting ?? false,
  }));
}

function idIn(known: Map<string, number>, name: string): number {
  const id = known.get(name);
  if (id === undefined) throw new Error(`Unknown: ${name}`);
  return id;
}

function talkOf(
  comment: PlacedPost['comments'][number],
  { by: author }: PlacedPost,
  people: Map<string, number>,
): PlannedTalk {
  const idOf = (name: string) => idIn(people, name === '楼主' ? author : name);
  const lines: PlannedLine[] = [{ by: idOf(comment.by), says: comment.says }];
  for (const { by, says, to } of comment.replies ?? []) {
    const answered = to ? lines.findLastIndex((line) => line.by === idOf(to)) : lines.length - 1;
    if (answered < 0) throw new Error(`${to} said nothing yet that is answered with: ${says}`);
    lines.push({ by: idOf(by), says, to: answered });
  }
  return { lines, accepted: comment.accepted ?? false };
}
