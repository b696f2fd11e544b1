import type { DataOf, PaperQuestion, SavedAnswer } from '@harbor/contract';

/** What somebody answered to a question, as this device has it. */
export interface Answered {
  answer: readonly string[];
  flagged: boolean;
  /** Of what the server has. */
  version: number;
  /** The server lacks it. */
  unsaved: boolean;
}

/** Answers that the server may lack, as they are kept on this device. */
export type KeptAnswers = Record<string, Pick<Answered, 'answer' | 'flagged' | 'version'>>;

type Standing = DataOf<'PUT /examination/save/:id'>['answers'][number];

const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

/** Whether something was answered: a 填空 counts from its first filled blank on. */
export const isAnswered = (answer: readonly string[]): boolean => answer.some((part) => part.trim() !== '');

/**
 * The answers of an open attempt. Each change is kept on this device until the server has it, so that neither a crash nor a
 * dead network loses one; an answer that stands in a newer version elsewhere is taken over.
 */
export class AnswerBook {
  private readonly all = new Map<number, Answered>();
  private readonly listeners = new Set<() => void>();
  private shown: ReadonlyMap<number, Answered>;

  /**
   * @param kept what this device kept of the attempt
   * @param keep keeps what the server lacks; null once it lacks nothing
   */
  constructor(
    questions: readonly PaperQuestion[],
    kept: KeptAnswers,
    private readonly keep: (answers: KeptAnswers | null) => void,
  ) {
    for (const { place, answer, flagged, version } of questions) {
      const own = kept[place];
      // What was kept counts while the server has nothing newer.
      const ahead = own && own.version >= version && !(same(own.answer, answer) && own.flagged === flagged);
      this.all.set(
        place,
        ahead
          ? { answer: own.answer, flagged: own.flagged, version, unsaved: true }
          : { answer, flagged, version, unsaved: false },
      );
    }
    this.shown = new Map(this.all);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Every answer by its place in the paper; another object after each change. */
  readonly answers = (): ReadonlyMap<number, Answered> => this.shown;

  /** Writes an answer. */
  change(place: number, answer: readonly string[]): void {
    const old = this.all.get(place);
    if (!old || same(old.answer, answer)) return;
    this.set(place, { ...old, answer, unsaved: true });
  }

  /** Marks a question to look at again, or no longer. */
  flag(place: number, flagged: boolean): void {
    const old = this.all.get(place);
    if (old && old.flagged !== flagged) this.set(place, { ...old, flagged, unsaved: true });
  }

  /** What the server lacks, each with the next version. */
  pending(): SavedAnswer[] {
    return [...this.all].flatMap(([place, { answer, flagged, version, unsaved }]) =>
      unsaved ? [{ place, answer: [...answer], flagged, version: version + 1 }] : [],
    );
  }

  /**
   * The server has answered a save.
   * @param sent what was sent
   * @param standing what stands there now
   * @returns places whose answer was taken over from another device
   */
  settle(sent: readonly SavedAnswer[], standing: readonly Standing[]): number[] {
    const taken: number[] = [];
    for (const { place, version, applied, answer, flagged } of standing) {
      const old = this.all.get(place);
      const own = sent.find((one) => one.place === place);
      if (!old) continue;
      const changed = own && !(same(old.answer, own.answer) && old.flagged === own.flagged);
      if (applied) this.all.set(place, { ...old, version, unsaved: changed ?? false });
      else if (changed) {
        // It was changed here after it was sent: the later word is this one.
        this.all.set(place, { ...old, version, unsaved: true });
      } else {
        this.all.set(place, { answer, flagged, version, unsaved: false });
        if (!same(old.answer, answer)) taken.push(place);
      }
    }
    this.tell();
    return taken;
  }

  private set(place: number, next: Answered): void {
    this.all.set(place, next);
    this.tell();
  }

  private tell(): void {
    this.shown = new Map(this.all);
    const waiting = [...this.all].filter(([, { unsaved }]) => unsaved);
    this.keep(
      waiting.length === 0
        ? null
        : Object.fromEntries(
            waiting.map(([place, { answer, flagged, version }]) => [place, { answer, flagged, version }]),
          ),
    );
    for (const listener of this.listeners) listener();
  }
}

const place = (attempt: number) => `harbor:exam:${attempt}`;

/** What this device kept of an attempt. */
export function readKept(attempt: number): KeptAnswers {
  try {
    return JSON.parse(localStorage.getItem(place(attempt)) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what the server lacks of an attempt. */
export function writeKept(attempt: number, answers: KeptAnswers | null): void {
  try {
    if (answers === null) localStorage.removeItem(place(attempt));
    else localStorage.setItem(place(attempt), JSON.stringify(answers));
  } catch {
    // Without room to store, answers are as safe as the network.
  }
}
