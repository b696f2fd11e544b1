import { readData } from '../data';
import { demoReviewers, demoTeachers } from '../members';
import { type ForumFile, forumFile, leafFile, type WrittenPost } from './shapes';

/** The demo's buyer writes here too. */
export const buyer = { id: 1, nickname: '林间读文献' };

/** A category under another. */
export interface Leaf {
  id: number;
  root: number;
  slug: string;
  title: string;
  asks: boolean;
}

/** Members by the names that posts and comments give them; two of one name stand for nobody. */
export function peopleByName(): Map<string, number> {
  const all = [buyer, ...demoTeachers().map(({ id, name }) => ({ id, nickname: name })), ...demoReviewers()];
  const named = new Map<string, number>();
  for (const { id, nickname } of all) named.set(nickname, named.has(nickname) ? Number.NaN : id);
  return new Map([...named].filter(([, id]) => !Number.isNaN(id)));
}

/** The categories, topics. */
export const readForum = (): ForumFile => readData('forum.json', forumFile);

/** Categories under others with the ids they get: each root, then its children. */
export function leavesOf({ categories }: ForumFile): Leaf[] {
  let id = 0;
  return categories.flatMap(({ children }) => {
    const root = ++id;
    return children.map(({ slug, title, asks = false }) => ({ id: ++id, root, slug, title, asks }));
  });
}

/** A post as it is written, in its category. */
export interface PlacedPost extends WrittenPost {
  leaf: Leaf;
}

/**
 * The posts of all categories, in their order.
 * @throws Error naming the post whose author, topic or answer is none
 */
export function readPosts(file: ForumFile): PlacedPost[] {
  const known = { people: peopleByName(), topics: new Set(file.topics) };
  return leavesOf(file)
    .flatMap((leaf) => readData(`forum/${leaf.slug}.json`, leafFile).posts.map((post) => ({ ...post, leaf })))
    .map((post) => {
      const fault = faultOf(post, known);
      if (fault) throw new Error(`${post.leaf.slug}.json, ${post.title}: ${fault}`);
      return post;
    });
}

interface Known {
  people: Map<string, number>;
  topics: Set<string>;
}

/** What is wrong with a post beyond its shape. */
function faultOf(post: PlacedPost, { people, topics }: Known): string | undefined {
  const names = [post.by, ...post.comments.flatMap(namesIn)].filter((name) => name !== '楼主');
  const stranger = names.find((name) => !people.has(name));
  if (stranger) return `nobody, or two, of the demo are called ${stranger}`;
  const unknown = post.topics.find((topic) => !topics.has(topic));
  if (unknown) return `no such topic: ${unknown}`;
  if (post.waiting && post.comments.length > 0) return 'commented on before it was published';
  const accepted = post.comments.filter((comment) => comment.accepted);
  if (accepted.length === 0) return undefined;
  if (accepted.length > 1) return 'two answers accepted';
  if (!post.leaf.asks || post.kind !== 'question') return 'an answer accepted where nothing is asked';
  if (accepted.some(({ by }) => by === '楼主' || by === post.by)) return "the asker's own answer accepted";
  return undefined;
}

const namesIn = ({ by, replies = [] }: WrittenPost['comments'][number]) => [
  by,
  ...replies.flatMap((reply) => (reply.to ? [reply.by, reply.to] : [reply.by])),
];
