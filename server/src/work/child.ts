import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { types } from 'node:util';

/** How a process is started. Memory in MiB. */
export interface ChildSettings {
  /** The module whose functions it does. */
  file: string;
  /** Its heap; all of it together may take {@link besideHeap} more. */
  memory: number;
  /** Whether it sees the environment of the server. */
  environment: boolean;
  /** Flags of Node that it is started with, besides that of its heap. */
  flags?: readonly string[] | undefined;
}

/** What a process may take beside its heap: the program itself, and bytes that lie outside of the heap. */
const besideHeap = 384;

/** A process that ended before its work did. */
export class ChildDied extends Error {
  /** Whether it filled its memory: Node ends it at its heap's end, the watch and the system where it grows otherwise. */
  readonly outOfMemory: boolean;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`a working process ended by itself (${signal ?? code})`);
    this.name = 'ChildDied';
    this.outOfMemory = code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL';
  }
}

/** A process that sent something else than answers to what it was given. What it ran has taken it over. */
export class ChildStrayed extends ChildDied {
  constructor() {
    super(null, null);
    this.name = 'ChildStrayed';
  }
}

type Answer = { done: unknown } | { failed: Error };

/** A message of a process as the answer to a piece of work; undefined for any other. */
function answerFrom(message: unknown, number: number): Answer | undefined {
  if (typeof message !== 'object' || message === null || Object.keys(message).length !== 2) return undefined;
  if (!('number' in message) || message.number !== number) return undefined;
  if ('done' in message) return { done: message.done };
  if (!('failed' in message)) return undefined;
  const { failed } = message;
  return { failed: types.isNativeError(failed) ? failed : new Error('a working process failed') };
}

interface Piece {
  /** Of the process: an answer says to which piece it is, as one too many may come late. */
  number: number;
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

/** A process that does one piece of work at a time. */
export class Child {
  private readonly process: ChildProcess;
  private piece: Piece | undefined;
  private pieces = 0;
  private readonly ready: Promise<void>;
  private ended: ChildDied | undefined;
  private begun = false;

  constructor({ file, memory, environment, flags = [] }: ChildSettings) {
    this.process = fork(join(import.meta.dirname, 'run-work.mjs'), [file, String(memory + besideHeap)], {
      execArgv: [`--max-old-space-size=${memory}`, ...flags],
      serialization: 'advanced',
      // Not into the server's log: what Node says as the memory ends is long, and of nobody's interest.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...(environment ? {} : { env: {} }),
    });
    this.ready = new Promise((resolve) => {
      this.process.on('message', (message: unknown) => this.take(message, resolve));
      this.process.once('exit', (code, signal) => this.end(new ChildDied(code, signal), resolve));
      this.process.once('error', () => this.end(new ChildDied(null, null), resolve));
    });
  }

  get alive(): boolean {
    return this.ended === undefined;
  }

  /** @throws ChildDied when it ends before, otherwise what the work throws */
  async run(name: string, input: unknown): Promise<unknown> {
    await this.ready;
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const number = ++this.pieces;
      this.piece = { number, resolve, reject };
      this.process.send({ number, name, input }, (error) => error && reject(error));
    });
  }

  /** Ends it, whatever it does, and answers once it is gone. */
  async kill(): Promise<void> {
    if (this.ended) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }

  /** A message came. It says once that it is ready, and answers each piece once. */
  private take(message: unknown, begin: () => void): void {
    if (message === 'ready' && !this.begun) {
      this.begun = true;
      begin();
      return;
    }
    const { piece } = this;
    const answer = piece && answerFrom(message, piece.number);
    if (!answer) {
      this.refuse(begin);
      return;
    }
    this.piece = undefined;
    if ('done' in answer) piece.resolve(answer.done);
    else piece.reject(answer.failed);
  }

  private refuse(then: () => void): void {
    this.process.kill('SIGKILL');
    this.end(new ChildStrayed(), then);
  }

  private end(died: ChildDied, then: () => void): void {
    this.ended ??= died;
    this.piece?.reject(died);
    this.piece = undefined;
    then();
  }
}
