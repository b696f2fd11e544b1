import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './draw';
import type { Drawer, Failed, PageToDraw } from './drawer';
import { drawingLimits } from './limits';
import { Queue } from './queue';

/** A drawing, or why there is none yet. */
export type Drawing = DrawnPage | Failed | 'unable' | 'busy' | 'late';

/** Whether a drawing came about. */
export const isDrawn = (drawing: Drawing): drawing is DrawnPage =>
  typeof drawing === 'object' && 'html' in drawing;

/** A page that an answer needs. */
export interface Wanted {
  /** What the drawing depends on: releases, platform, address and data. */
  key: string;
  /** Drawn only while nothing else is: anybody can make up such an address. */
  madeUp: boolean;
  /** Made only where the page has to be drawn. */
  page(): PageToDraw;
}

/** What is told of each drawing. */
export interface DrawingNews {
  /** It took this long, in ms, once those before it were done. */
  drawn?(page: PageToDraw, ms: number, before: number): void;
  /** It could not even be tried, by a fault of the server's own. */
  faulty?(error: unknown, page: PageToDraw): void;
}

interface DrawingsOptions extends DrawingNews {
  /** Longest time for which an answer waits for a drawing, in ms; one that takes longer serves the next who asks. */
  wait: number;
  limits?: typeof drawingLimits;
  /** In ms since 1970. */
  now?: () => number;
}

const later = (ms: number) =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), ms).unref();
  });

const ofDrawing = ({ html, styles, asked, sheets, said }: DrawnPage) =>
  html.length +
  styles.length +
  asked.reduce((sum, path) => sum + path.length, 0) +
  sheets.reduce((sum, { source }) => sum + source.length, 0) +
  (said ? JSON.stringify(said).length : 0);

const weightOf = (drawing: Drawing, key: string) =>
  100 +
  key.length +
  (isDrawn(drawing) ? ofDrawing(drawing) : typeof drawing === 'object' ? drawing.message.length : 0);

/**
 * What was drawn, for those who want the same: equal pages are drawn once, an ageing drawing serves while it is made anew,
 * and who would have to wait too long is told so at once.
 */
export class Drawings {
  private readonly kept: LRUCache<string, Drawing>;
  private readonly underway = new Map<string, Promise<Drawing>>();
  private readonly queue: Queue;
  private readonly limits: typeof drawingLimits;
  private readonly now: () => number;
  /** Crawlers that wait. */
  private crawlers = 0;

  constructor(
    private readonly drawer: Pick<Drawer, 'draw'>,
    private readonly options: DrawingsOptions,
  ) {
    const { limits = drawingLimits, now = Date.now, wait } = options;
    this.limits = limits;
    this.now = now;
    this.kept = new LRUCache({ maxSize: limits.room, sizeCalculation: weightOf });
    this.queue = new Queue(limits.queue, wait);
  }

  /** The page drawn by its own code, or why that cannot be had soon: then the browser draws it. */
  async draw(wanted: Wanted, wait = this.options.wait): Promise<Drawing> {
    const known = this.known(wanted);
    if (known) return known;
    const drawing = this.begin(wanted);
    return drawing ? Promise.race([drawing, later(wait)]) : 'busy';
  }

  /**
   * The same for a crawler, to which a page without its content is of no use: it waits for a drawing that comes late, and
   * where there is no room for one, until nothing else is drawn. So it never takes a place that somebody else could have.
   */
  async drawForCrawler(wanted: Wanted): Promise<Drawing> {
    const { wait, pause, most } = this.limits.crawlers;
    if (this.crawlers >= most) return this.draw(wanted);
    const end = performance.now() + Math.max(wait, this.options.wait);
    this.crawlers += 1;
    try {
      let drawing = await this.draw(wanted, end - performance.now());
      while (drawing === 'busy' && performance.now() + pause < end) {
        await later(pause);
        drawing = await this.draw({ ...wanted, madeUp: true }, end - performance.now());
      }
      return drawing;
    } finally {
      this.crawlers -= 1;
    }
  }

  /** The same at once: what there is, or `late` for what is drawn now. */
  glance(wanted: Wanted): Drawing {
    return this.known(wanted) ?? (this.begin(wanted) ? 'late' : 'busy');
  }

  /** Whether a drawing of this moment is to be made anew, in ms since 1970. */
  isAgeing = (at: number): boolean => this.now() - at > this.limits.renewedAfter;

  /** Whether it may not be shown any more. */
  isTooOld = (at: number): boolean => this.now() - at > this.limits.oldest;

  /** What is kept, unless it is too old to be shown; an ageing one is drawn anew meanwhile. */
  private known(wanted: Wanted): Drawing | undefined {
    const drawing = this.kept.get(wanted.key);
    if (!drawing || !isDrawn(drawing)) return drawing;
    if (this.isAgeing(drawing.at)) this.begin(wanted);
    return this.isTooOld(drawing.at) ? undefined : drawing;
  }

  private begin({ key, madeUp, page }: Wanted): Promise<Drawing> | undefined {
    const begun = this.underway.get(key);
    if (begun) return begun;
    if (!this.queue.hasRoom(madeUp)) return undefined;
    // Told apart from the work itself, which may end before it is noted here.
    const drawing = this.work(key, page()).finally(() => this.underway.delete(key));
    this.underway.set(key, drawing);
    return drawing;
  }

  /** Never rejects: of a drawing that is begun for the next who asks, nobody hears. */
  private async work(key: string, page: PageToDraw): Promise<Drawing> {
    try {
      const drawing = await this.drawn(page);
      this.keep(key, drawing);
      return drawing;
    } catch (error) {
      this.options.faulty?.(error, page);
      this.keep(key, 'unable');
      return 'unable';
    }
  }

  private async drawn(page: PageToDraw): Promise<Drawing> {
    const place = this.queue.enter();
    let drawing: Drawing = 'unable';
    let ms = 0;
    try {
      drawing = (await this.drawer.draw(page)) ?? 'unable';
    } finally {
      ms = place.leave();
    }
    if (isDrawn(drawing)) this.options.drawn?.(page, ms, place.before);
    return drawing;
  }

  private keep(key: string, drawing: Drawing): void {
    this.kept.set(key, drawing, isDrawn(drawing) ? {} : { ttl: this.limits.rest });
  }
}
