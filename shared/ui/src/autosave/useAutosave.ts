import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../states/errorText';

/** How a draft stands. `at` is the server's time; `C` is what is known of a version that was saved elsewhere. */
export type SaveState<C = never> =
  | { kind: 'untouched' | 'changed' | 'saving' }
  | { kind: 'saved'; at: string }
  /** `again`: it is tried again by itself. */
  | { kind: 'failed'; problem: string; again: boolean }
  | { kind: 'conflict'; conflict: C };

/**
 * What a save came to: the server has it since `at`, or somebody saved another version meanwhile. `theirs` is that
 * version, as far as it is known: it is what the server has now.
 */
export type SaveOutcome<T, C> = { at: string } | { conflict: C; theirs?: T };

export interface AutosaveOptions<T, C> {
  /** What stands on screen. */
  value: T;
  /** What the server has at first; undefined when that is something else than any value. */
  begin: T | undefined;
  /** Since when the server has it. */
  savedAt?: string;
  /** Whether anything is saved by itself now; not for visitors, and not while somebody has to choose. */
  enabled: boolean;
  /** How long after the last change it is saved, in ms. */
  delay: number;
  /**
   * Sends a value to the server; throws when it cannot be saved.
   * @param keepalive the page is being closed: make the call so that it outlives the page
   */
  write: (value: T, settings: { keepalive: boolean }) => Promise<SaveOutcome<T, C>>;
  /** After how many ms a failed save is tried again; undefined for never. Without it, only the next change does. */
  retryAfter?: (error: unknown) => number | undefined;
  /** Keeps a value on this device until the server has it; null once it has. */
  keep?: (value: T | null) => void;
  /** Told of a version that was saved elsewhere, besides the state. */
  onConflict?: (conflict: C) => void;
  /** Two values with the same text are the same draft. @default JSON.stringify */
  textOf?: (value: T) => string;
}

/** A draft that saves itself. */
export interface Autosave<T, C> {
  state: SaveState<C>;
  /** Whether the server lacks what stands on screen. */
  unsaved: boolean;
  /**
   * Saves at once what is not saved yet.
   * @param value what is about to stand on screen, where that is not there yet
   * @returns whether the server has it
   */
  save: (value?: T) => Promise<boolean>;
  /** Counts as saved from now on: the server has it in other words, it was sent, or it is given up. */
  settle: (value: T, at?: string) => void;
}

/**
 * Saves a draft some time after the last change, at once when asked, when the page is closed, and when it is left. One
 * save at a time: what changes meanwhile is saved after it.
 */
export function useAutosave<T, C = never>(options: AutosaveOptions<T, C>): Autosave<T, C> {
  const { value, enabled, delay, textOf = JSON.stringify } = options;
  const text = textOf(value);
  const now = useRef({ ...options, textOf });
  now.current = { ...options, textOf };
  const latest = useRef(value);
  latest.current = value;
  const [begun] = useState(() => ({
    saved: options.begin === undefined ? undefined : textOf(options.begin),
    at: options.savedAt ?? '',
  }));
  const server = useRef(begun);
  const shown = useRef(text);
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const atRest = useCallback((): SaveState<C> => {
    const { at } = server.current;
    return at ? { kind: 'saved', at } : { kind: 'untouched' };
  }, []);
  const [state, setState] = useState<SaveState<C>>(() =>
    text === begun.saved ? atRest() : { kind: 'changed' },
  );

  const isUnsaved = useCallback(() => now.current.textOf(latest.current) !== server.current.saved, []);

  const write = useCallback(
    async (keepalive: boolean, later: (ms: number) => void): Promise<boolean> => {
      const sent = latest.current;
      setState({ kind: 'saving' });
      try {
        const outcome = await now.current.write(sent, { keepalive });
        if ('conflict' in outcome) {
          if (outcome.theirs !== undefined) server.current.saved = now.current.textOf(outcome.theirs);
          setState({ kind: 'conflict', conflict: outcome.conflict });
          now.current.onConflict?.(outcome.conflict);
          return false;
        }
        server.current = { saved: now.current.textOf(sent), at: outcome.at };
        if (isUnsaved()) {
          now.current.keep?.(latest.current);
          setState({ kind: 'changed' });
          later(now.current.delay);
        } else {
          now.current.keep?.(null);
          setState(atRest());
        }
        return true;
      } catch (error) {
        const wait = now.current.retryAfter?.(error);
        setState({ kind: 'failed', problem: errorText(error), again: wait !== undefined });
        if (wait !== undefined) later(wait);
        return false;
      } finally {
        running.current = undefined;
      }
    },
    [isUnsaved, atRest],
  );

  const save = useCallback(
    async (given?: T): Promise<boolean> => {
      clearTimeout(timer.current);
      if (given !== undefined) latest.current = given;
      while (running.current) await running.current;
      if (!isUnsaved()) {
        setState(atRest());
        return true;
      }
      running.current = write(false, (ms) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(), ms);
      });
      return running.current;
    },
    [isUnsaved, atRest, write],
  );

  useEffect(() => {
    const changed = text !== shown.current;
    shown.current = text;
    if (text === server.current.saved) {
      if (!changed) return;
      now.current.keep?.(null);
      setState(atRest());
      return;
    }
    if (changed) now.current.keep?.(now.current.value);
    if (!enabled) return;
    // A choice that is still to be made stays, whatever is typed meanwhile.
    setState((before) => (before.kind === 'conflict' && changed ? before : { kind: 'changed' }));
    timer.current = setTimeout(() => void save(), delay);
    return () => clearTimeout(timer.current);
  }, [text, enabled, delay, save, atRest]);

  useEffect(() => {
    const lacking = () => now.current.enabled && isUnsaved();
    const handleClose = () => {
      if (lacking() && !running.current) running.current = write(true, () => undefined);
    };
    const handleOnline = () => {
      if (lacking()) void save();
    };
    window.addEventListener('pagehide', handleClose);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('pagehide', handleClose);
      window.removeEventListener('online', handleOnline);
      if (lacking()) void save();
    };
  }, [isUnsaved, save, write]);

  return {
    state,
    unsaved: text !== server.current.saved,
    save,
    settle: useCallback(
      (settled: T, at?: string) => {
        server.current = { saved: now.current.textOf(settled), at: at ?? server.current.at };
        setState(atRest());
      },
      [atRest],
    ),
  };
}
