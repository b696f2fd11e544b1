import { type Context, createContext, Script } from 'node:vm';
import type { PageSnapshot } from '@harbor/contract';

/** What a drawing gives. */
export interface Drawn {
  /** Markup of the page, chrome and all. */
  html: string;
  /** Style elements of the component library, without a nonce. */
  styles: string;
  /** Paths that it asked about: the page brings along where they lead. */
  asked: string[];
}

/** Longest time for which code in a context may run without a pause, in ms of processor and waiting. */
const patience = 2000;

/** Rounds of loading, and of drawing anew what had to be loaded for it, after which a page is given up. */
const mostRounds = 200;
const mostDrawings = 6;

const literal = (text: string) =>
  JSON.stringify(text)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * The released code of one set and platform in a world of its own: no object of Node or of this server is reachable
 * there, since only strings go in and come out, no code is made of strings, and what is loaded is read by `read` alone.
 * One who breaks out all the same finds a thread without environment; a wall against malice it is not.
 */
export class DrawingContext {
  private readonly context: Context;

  /**
   * @param browser source of `context/entry.ts`
   * @param read source of a script by its address; throws where it may not be run
   * @param page of a page of the set, for what is read as the shell's code is loaded
   * @param main address of the shell's first script
   */
  constructor(
    browser: string,
    private readonly read: (address: string) => string,
    page: PageSnapshot,
    origin: string,
    main: string,
  ) {
    this.context = createContext(Object.create(null), {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: 'afterEvaluate',
    });
    this.run(browser, 'browser');
    this.run(`harborDrive.goTo(${literal(origin)});__HARBOR__=JSON.parse(${literal(JSON.stringify(page))})`);
    this.run(read(main), main);
    this.settle();
    if (this.run('harborDrive.canDraw()') !== 'true') throw new Error('this shell cannot draw');
  }

  /** @throws Error when the page cannot be drawn: its code throws, is missing, does not come to an end */
  draw(address: string, page: PageSnapshot): Drawn {
    this.run(`harborDrive.goTo(${literal(address)})`);
    this.run(`harborDrive.open(${literal(JSON.stringify({ page, path: new URL(address).pathname }))})`);
    this.settle();
    if (this.run('harborDrive.state()') !== 'open')
      throw new Error(this.run('harborDrive.failure()') || 'the page did not open');
    for (let drawing = 0; drawing < mostDrawings; drawing++) {
      const drawn = JSON.parse(this.run('harborDrive.draw()'));
      const complaints = JSON.parse(this.run('harborDrive.complaints()'));
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      if (!drawn.suspended) return { html: drawn.html, styles: drawn.styles, asked: drawn.asked ?? [] };
      this.settle();
    }
    throw new Error('the page still waits for something after it was drawn several times');
  }

  private run(source: string, filename = 'drive'): string {
    const result: unknown = new Script(source, { filename }).runInContext(this.context, {
      timeout: patience,
    });
    // Of anything else than these, not even its text is asked for: that would run code of the context without a limit.
    return typeof result === 'string' || typeof result === 'boolean' ? String(result) : '';
  }

  /** Has what is wanted loaded until nothing is, and time pass where something waits for it. */
  private settle(): void {
    for (let round = 0; round < mostRounds; round++) {
      const wanted: string[] = JSON.parse(this.run('harborDrive.wanted()'));
      for (const address of wanted) this.load(address);
      if (wanted.length === 0 && this.run('harborDrive.passTime()') !== 'true') return;
    }
    throw new Error('the page never comes to rest');
  }

  private load(address: string): void {
    let failure = '';
    try {
      this.run(this.read(address), address);
    } catch (error) {
      failure = error instanceof Error ? error.message : 'it could not be run';
    }
    this.run(`harborDrive.answer(${literal(address)},${literal(failure)})`);
  }
}
