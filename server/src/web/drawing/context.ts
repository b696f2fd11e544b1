import { type Context, createContext, Script } from 'node:vm';
import type { PageSnapshot } from '@harbor/contract';
import { type Drawn, drawnFrom } from './drawn';
import { Patience } from './patience';
import { Undrawable } from './undrawable';

/** Rounds of loading, and of drawing anew what had to be loaded for it, after which a page is given up. */
const mostRounds = 200;
const mostDrawings = 6;

const literal = (text: string) =>
  JSON.stringify(text)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Said of a shell that offers no drawing, as those from before there was any. */
export const cannotDraw = 'this shell cannot draw';

/** Folder of the release that a script is of. */
const partOf = (address: string) => /^\/releases\/[^/]+\/[^/]+/.exec(address)?.[0] ?? address;

const thrown = (message: string) => new Undrawable('throws', message);

/**
 * The released code of one set and platform in a world of its own: no object of Node or of this server is reachable
 * there, since only strings go in and come out, no code is made of strings, and what is loaded is read by `read` alone.
 * One who breaks out all the same is in a process whose own environment is empty, and what `fenced.ts` leaves of the rest.
 * It runs as the server's own user: a wall against malice it is not.
 */
export class DrawingContext {
  private readonly context: Context;
  private readonly patience = new Patience();
  private missed = '';
  /** What the system said of it. */
  private missedFor: unknown;
  private watched = false;
  /** Addresses of the scripts that ran. */
  private readonly loaded = new Set<string>();

  /**
   * @param browser source of `context/entry.ts`
   * @param read source of a script by its address; throws where it may not be run
   * @param page of a page of the set, for what is read as the shell's code is loaded
   * @param main address of the shell's first script
   * @param prepare what is done to the world before that script runs
   */
  constructor(
    browser: string,
    private readonly read: (address: string) => string,
    page: PageSnapshot,
    origin: string,
    main: string,
    prepare: (context: DrawingContext) => void = () => undefined,
  ) {
    this.context = createContext(Object.create(null), {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: 'afterEvaluate',
    });
    this.patience.begin();
    this.run(browser, 'browser');
    prepare(this);
    this.run(`harborDrive.goTo(${literal(origin)});__HARBOR__=JSON.parse(${literal(JSON.stringify(page))})`);
    const first = this.sourceOf(main);
    if (first === undefined) throw this.withoutFile();
    this.run(first, main);
    this.loaded.add(main);
    this.settle();
    if (this.run('harborDrive.canDraw()') !== 'true')
      throw this.missed ? this.withoutFile() : thrown(cannotDraw);
    // As in browsers, after what the shell itself changes. What is looked for is what the parts do to each other.
    this.run('harborDrive.keepBuiltins()');
    this.watched = true;
  }

  /** A file that could not be had since this was asked last, in words; empty where all were. */
  takeMissed(): string {
    const { missed } = this;
    this.missed = '';
    return missed;
  }

  /** Has the clock of this world go ahead of the real one by so many ms. */
  moveClock(ahead: number): void {
    this.run(`harborDrive.moveClock(${Number(ahead)})`);
  }

  /** @throws Undrawable when the page cannot be drawn: its code throws, is missing, does not come to an end */
  draw(address: string, page: PageSnapshot): Drawn {
    this.patience.begin();
    const missedBefore = this.missed;
    this.missed = '';
    try {
      const drawn = this.drawNow(address, page);
      this.lookAtBuiltins();
      this.missed ||= missedBefore;
      return drawn;
    } catch (error) {
      // What fails may fail because of it.
      if (error instanceof Undrawable && error.reason === 'throws') this.lookAtBuiltins();
      // Most often what is thrown follows from the file that is not there.
      if (error instanceof Undrawable && error.reason === 'throws' && this.missed) throw this.withoutFile();
      throw error;
    }
  }

  /**
   * What is wrong with built-ins before the next page, in words: something that was left waiting after one of those before
   * it changed them, and nobody knows whose. Empty where nothing is.
   */
  leftSpoiled(): string {
    this.patience.begin();
    try {
      // What Node itself has refused meanwhile is heard of with the first words.
      this.run('0');
      this.lookAtBuiltins();
      return '';
    } catch (error) {
      return error instanceof Undrawable ? error.message : 'it cannot be looked at';
    }
  }

  /**
   * @param suspect address of the script that has just run
   * @throws Undrawable when built-ins are not what they were
   */
  private lookAtBuiltins(suspect?: string): void {
    if (!this.watched) return;
    const told = this.run('harborDrive.changedBuiltins()');
    if (told === '[]') return;
    const changes: { name: string; source: string }[] = JSON.parse(told);
    const names = changes.map(({ name }) => name).join(', ');
    const by = this.writerOf(
      changes.map(({ source }) => source),
      suspect,
    );
    throw new Undrawable('spoils', `built-ins were changed (${names})${by ? ` by ${by}` : ''}`);
  }

  /**
   * The script in which functions were written: the one that has just run, if it has one of them; else any, where all that
   * have the same are of one part, for short functions read alike everywhere; else the one that has just run. It may be
   * another's doing, which it only comes to feel.
   */
  private writerOf(sources: readonly string[], suspect: string | undefined): string | undefined {
    const written = sources.filter((source) => source && !source.includes('[native code]'));
    const has = (address: string, source: string) => this.sourceOf(address)?.includes(source) === true;
    if (suspect && written.some((source) => has(suspect, source))) return suspect;
    for (const source of written) {
      const writers = [...this.loaded].filter((address) => has(address, source));
      if (new Set(writers.map(partOf)).size === 1) return writers[0];
    }
    return suspect;
  }

  private drawNow(address: string, page: PageSnapshot): Drawn {
    this.run(`harborDrive.goTo(${literal(address)})`);
    this.run(`harborDrive.open(${literal(JSON.stringify({ page, path: new URL(address).pathname }))})`);
    this.settle();
    if (this.run('harborDrive.state()') !== 'open')
      throw thrown(this.run('harborDrive.failure()') || 'the page did not open');
    for (let drawing = 0; drawing < mostDrawings; drawing++) {
      const drawn = JSON.parse(this.run('harborDrive.draw()'));
      const complaints = JSON.parse(this.run('harborDrive.complaints()'));
      if (complaints.length > 0) throw thrown(complaints.join('\n'));
      if (!drawn.suspended) {
        const page = drawnFrom(drawn);
        if (!page) throw thrown('what was drawn is no page, or too much of one');
        return page;
      }
      this.settle();
    }
    throw thrown(
      this.run('harborDrive.threw()') ||
        'the page still waits for something after it was drawn several times',
    );
  }

  private run(source: string, filename = 'drive'): string {
    let result: unknown;
    try {
      const script = new Script(source, { filename });
      result = this.patience.run((timeout) =>
        script.runInContext(this.context, { timeout, displayErrors: false }),
      );
    } catch (error) {
      throw error instanceof Undrawable ? error : thrown(this.wordsOf(error));
    }
    // Of anything else than these, not even its text is asked for: that would run code of the context without a limit.
    return typeof result === 'string' || typeof result === 'boolean' ? String(result) : '';
  }

  /** What was thrown, in words: an error of the context is asked for them there, within the limits. */
  private wordsOf(error: unknown): string {
    if (error instanceof Error) return error.message;
    Reflect.defineProperty(this.context, 'harborThrown', { value: error, configurable: true });
    const words: unknown = this.patience.run((timeout) =>
      new Script('harborDrive.words(harborThrown)').runInContext(this.context, { timeout }),
    );
    Reflect.deleteProperty(this.context, 'harborThrown');
    return typeof words === 'string' ? words : 'it could not be run';
  }

  /** Has what is wanted loaded until nothing is, and time pass where something waits for it. */
  private settle(): void {
    for (let round = 0; round < mostRounds; round++) {
      this.patience.check();
      const wanted: string[] = JSON.parse(this.run('harborDrive.wanted()'));
      for (const address of wanted) this.load(address);
      if (wanted.length === 0 && this.run('harborDrive.passTime()') !== 'true') return;
    }
    throw thrown('the page never comes to rest');
  }

  private load(address: string): void {
    let failure = '';
    const source = this.sourceOf(address);
    try {
      if (source === undefined) failure = this.missed;
      else this.run(source, address);
    } catch (error) {
      if (!(error instanceof Undrawable) || error.reason !== 'throws') throw error;
      failure = error.message;
    }
    this.loaded.add(address);
    this.lookAtBuiltins(address);
    this.run(`harborDrive.answer(${literal(address)},${literal(failure)})`);
  }

  private withoutFile(): Undrawable {
    return new Undrawable('files', this.missed, { cause: this.missedFor });
  }

  private sourceOf(address: string): string | undefined {
    try {
      return this.read(address);
    } catch (error) {
      this.missed = error instanceof Error ? error.message : address;
      this.missedFor = error instanceof Error ? error.cause : undefined;
      return undefined;
    }
  }
}
