/** How far somebody is with a lesson. */
export const lessonProgress = { untouched: 0, learning: 1, completed: 2 } as const;

export type LessonProgress = (typeof lessonProgress)[keyof typeof lessonProgress];

/** What people read for each code. */
export const lessonProgressLabel: Record<LessonProgress, string> = { 0: '未学', 1: '学习中', 2: '已完成' };

/** From this share of its seconds on a lesson is completed, in percent. */
export const completedPercent = 90;

/** Highest speed of the player: so many new seconds of a lesson may pass in a second of the clock. */
export const fastestPlay = 2;

/** Speeds that players offer. */
export const playSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** Header with the ticket of a play, on playlists and keys; `?t=` where a player cannot send one. */
export const playTicketHeader = 'x-play-ticket';

/** Why a play is refused, as `data.reason` of a 403 or 409. */
export const playRefusals = [
  /** 403: the course is not theirs, or no longer. */
  'NOT_ENTITLED',
  /** 403: only so many seconds may be tried; this part is behind them. */
  'TRY_ENDED',
  /** 403: the ticket is over, of somebody else, or not ours. */
  'TICKET_INVALID',
  /** 409: two plays are alive; `data.plays` names them. */
  'PLAYS_FULL',
  /** 409: the play was ended from another device. */
  'PLAY_ENDED',
] as const;

export type PlayRefusal = (typeof playRefusals)[number];
