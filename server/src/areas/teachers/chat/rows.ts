import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { FileSnapshot } from '../../trade/orders/rows';

/** Codes of `chat_members.role`. */
export const memberRole = { buyer: 1, teacher: 2, staff: 3 } as const;

export type MemberRole = (typeof memberRole)[keyof typeof memberRole];

export type Sender = 'buyer' | 'teacher' | 'staff' | 'system';

/** What a line of the system tells. */
export type ChatEvent =
  | 'assign'
  | 'deliver'
  | 'request_changes'
  | 'grant_changes'
  | 'accept'
  | 'auto_accept'
  | 'give_up'
  | 'refund_opened'
  | 'refund_ended'
  | 'refund_whole'
  | 'progress'
  | 'material_asked'
  | 'material_in'
  | 'material_late'
  | 'staff_called'
  | 'staff_joined'
  | 'staff_left';

/** What its sentence needs. */
export interface ChatFacts {
  name?: string | undefined;
  version?: number | undefined;
  percent?: number | undefined;
  text?: string | undefined;
  by?: 'buyer' | 'teacher' | undefined;
  /** Who served the order as it happened: to them it is told as their own. */
  teacher?: number | undefined;
  /** Somebody served the order before. */
  again?: boolean | undefined;
}

/** A file as a line keeps it: its name and size stay when its content is gone. */
export type ChatFile = FileSnapshot & { id: string; type: string };

export type RoomRow = Selectable<DB['chat_rooms']>;
export type MemberRow = Selectable<DB['chat_members']>;
export type LineRow = Selectable<DB['chat_messages']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    chat_members: { role: MemberRole };
    chat_messages: { sender: Sender; event: ChatEvent | ''; facts: ChatFacts; files: ChatFile[] };
  }
}
