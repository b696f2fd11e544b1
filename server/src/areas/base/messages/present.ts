import type { Message } from '@harbor/contract';
import { withReadableFormulas } from '@harbor/contract/forum/readable-formula';
import { messageKind, systemSubLabel } from '@harbor/contract/message-kinds';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { toMoment } from '../../../time';

export type MessageRow = Selectable<DB['messages']>;

/** 张三 · 张三、李四 · 张三、李四等 5 人 */
export function actorsText(names: string[], count: number): string {
  const shown = names.slice(0, 2).join('、');
  return count > 2 ? `${shown}等 ${count} 人` : shown;
}

const labels: Record<number, string> = systemSubLabel;

/** 订单 for 41; empty for what is no system message. */
export const subText = (kind: number, sub: number) => (kind === 4 ? (labels[sub] ?? '') : '');

interface Person {
  id: number;
  nickname: string;
  avatar_img: string;
}

/** Whether a message says again what stands in the forum. */
const quotesForum = ({ kind }: MessageRow) => kind === messageKind.like || kind === messageKind.comment;

/** Names and pictures as they are now, of all who are named in these messages. */
async function peopleOf(db: Db, rows: MessageRow[]): Promise<Map<number, Person>> {
  const ids = [...new Set(rows.flatMap((row) => row.actors.map((actor) => actor.id)))];
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar_img'])
    .where('id', 'in', ids)
    .where('status', '<>', 4)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

/** Messages as the API shows them. */
export async function presentMessages(db: Db, rows: MessageRow[]): Promise<Message[]> {
  const people = await peopleOf(db, rows);
  return rows.map((row) => {
    const actors = row.actors.map(
      ({ id }) => people.get(id) ?? { id, nickname: '已注销用户', avatar_img: '' },
    );
    const who = actorsText(
      actors.map((actor) => actor.nickname),
      row.actor_count,
    );
    return {
      id: row.id,
      kind: row.kind,
      sub: row.sub,
      sub_text: subText(row.kind, row.sub),
      title: row.title,
      text: who ? `${who} ${row.title}` : row.title,
      // Messages kept before excerpts were made readable quote formulas as they were written.
      body: quotesForum(row) ? withReadableFormulas(row.body) : row.body,
      link: row.link,
      actors,
      actor_count: row.actor_count,
      read: row.read_at !== null,
      created_at: toMoment(row.created_at),
    };
  });
}
