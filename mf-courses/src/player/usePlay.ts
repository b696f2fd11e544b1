import type { LivingPlay, PlayTicket, VideoInfo } from '@harbor/contract';
import type { PlayRefusal } from '@harbor/contract/lesson-progress';
import { ApiError } from '@harbor/runtime';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TicketKeeper } from './ticket';

/** A ticket with the address for native players. */
type FreshTicket = PlayTicket & { native_url: string };

/** Asks for a ticket: a new play without `play_id`, the oldest one ended with `take_over`. */
export type AskTicket = (play: { play_id?: string; take_over?: boolean }) => Promise<FreshTicket>;

/** Why a lesson does not play. */
export type Blocked =
  | { reason: 'plays'; plays: readonly LivingPlay[] }
  | { reason: 'elsewhere' | 'closed' }
  | { reason: 'refused'; error: unknown };

const refusalIn = (error: unknown): PlayRefusal | undefined => {
  const data: { reason?: PlayRefusal } = Object(error instanceof ApiError ? error.data : undefined);
  return data.reason;
};

const playsIn = (error: unknown): readonly LivingPlay[] => {
  const data: { plays?: readonly LivingPlay[] } = Object(error instanceof ApiError ? error.data : undefined);
  return data.plays ?? [];
};

function blockedBy(error: unknown): Blocked {
  const reason = refusalIn(error);
  if (reason === 'PLAYS_FULL') return { reason: 'plays', plays: playsIn(error) };
  if (reason === 'PLAY_ENDED') return { reason: 'elsewhere' };
  return reason === 'NOT_ENTITLED' ? { reason: 'closed' } : { reason: 'refused', error };
}

/** What the server refused for good; what did not come may come with the next try. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && !error.transient && error.code !== 429;

/**
 * One play of one lesson: its tickets, and why it does not go on.
 * @param info what the server said of the lesson; a new answer is a new play
 * @param onLeave ends the play when the page is left
 */
export function usePlay(info: VideoInfo, ask: AskTicket, onLeave: (playId: string) => void) {
  const [blocked, setBlocked] = useState<Blocked | undefined>(() =>
    info.ticket ? undefined : { reason: 'plays', plays: info.plays },
  );
  /** Counts what begins the player anew. */
  const [round, setRound] = useState(0);
  const latest = useRef({ ask, onLeave });
  latest.current = { ask, onLeave };
  const play = useRef({ id: info.ticket?.play_id ?? '', native: info.native_url });

  const [tickets] = useState(() => {
    const keeper: TicketKeeper = new TicketKeeper(
      async () => {
        const next = await latest.current.ask(play.current.id ? { play_id: play.current.id } : {});
        play.current = { id: next.play_id, native: next.native_url };
        return next;
      },
      (error) => setBlocked(blockedBy(error)),
      isFinal,
    );
    if (info.ticket) keeper.take(info.ticket);
    return keeper;
  });

  useEffect(() => {
    const end = () => {
      const { id } = play.current;
      if (id) latest.current.onLeave(id);
    };
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  /** Goes on here; the oldest play of the same person ends where they are too many. */
  const takeOver = useCallback(async () => {
    const next = await latest.current.ask({ take_over: true });
    play.current = { id: next.play_id, native: next.native_url };
    tickets.again();
    tickets.take(next);
    setBlocked(undefined);
    setRound((old) => old + 1);
  }, [tickets]);

  return useMemo(
    () => ({ tickets, native: () => play.current.native, blocked, round, takeOver }),
    [tickets, blocked, round, takeOver],
  );
}

export type Play = ReturnType<typeof usePlay>;
