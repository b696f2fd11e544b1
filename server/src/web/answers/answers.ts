import { createHash } from 'node:crypto';
import { fillPattern } from '@harbor/contract/route-match';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { How, Undrawn } from '../../areas/operations/platform/health/how';
import type { Heard } from '../announced';
import type { DrawnPage } from '../drawing/draw';
import { type Drawing, type Drawings, isDrawn, type Wanted } from '../drawing/drawings';
import { answerLimits } from '../drawing/limits';
import { askQueries, callsOf, parametersOf, type QueryAnswer, readQueries } from '../inline-queries';
import { isMissing, type MadePage, makePage, orderOf, type SiteOfPages } from '../make-page';
import { isUsual, type PageView } from '../page-view';
import { routesAsFile } from '../route-files';
import { isOverridden } from '../snapshot';
import { type Sealed, seal } from './sealed';
import { sharedSearch, usualSearch } from './shared-search';
import { stillSaid } from './still-said';

/** A page's answer for everybody who asks for the same: who looks is not known to it. */
interface KeptAnswer {
  status: 200 | 404;
  body: Sealed;
  /** The `link` header: what the browser is to ask for first; empty for nothing. */
  link: string;
  /** What the calls answered of which it is made: page, head and snapshot alike. */
  data: readonly QueryAnswer[];
  /** When its page was drawn, in ms since 1970; undefined where the browser draws it. */
  drawnAt: number | undefined;
  /** Its page is to be drawn, and could not be. */
  undrawn: Undrawn | undefined;
  /** What had been heard of changes before its data were asked for; undefined where nobody announces them. */
  heard: string | undefined;
  /** When its data were asked for last, and when others were seen first, in ms since 1970. */
  askedAt: number;
  changedAt: number | undefined;
}

/** What a view is answered with. */
export type PageAnswer = { how: How } & (Pick<KeptAnswer, 'status' | 'body' | 'link'> | MadePage);

/** Who asks, as far as it makes another answer. */
export interface Asker {
  /** A developer wants the page as the browser draws it. */
  developer?: boolean;
  /** It takes the page as it is answered, and waits for it. */
  crawler?: boolean;
}

/** What answers are made with. */
export interface AnswersOptions {
  /** The server whose calls are asked. */
  root: FastifyInstance;
  /** Keys of the calls that a page may ask. */
  readable: string[];
  /** Draws public pages by their own code; none where no page is drawn. */
  drawings?: Drawings | undefined;
  heard: Heard;
  limits?: typeof answerLimits;
  /** In ms since 1970. */
  now?: (() => number) | undefined;
}

const sizeOf = ({ body, data }: KeptAnswer) =>
  body.size + data.reduce((sum, { text }) => sum + 2 * text.length, 500);

const sameData = (a: readonly QueryAnswer[], b: readonly QueryAnswer[]) =>
  a.length === b.length && a.every(({ text, status }, i) => text === b[i]?.text && status === b[i]?.status);

const given = ({ status, body, link, drawnAt, undrawn }: KeptAnswer): PageAnswer => ({
  status,
  body,
  link,
  how: drawnAt === undefined ? (undrawn ?? 'closed') : 'kept',
});

const contentOf = (data: readonly QueryAnswer[]) => readQueries(data).map(({ data }) => data);

function undrawnBy(drawing: Exclude<Drawing, DrawnPage>): Undrawn {
  return typeof drawing === 'string' ? drawing : 'failed';
}

/** A view whose answer others may have too. */
interface Shared {
  view: PageView;
  site: SiteOfPages;
  key: string;
}

/**
 * Answers of pages, kept with the data of which they are made. One serves at once while no announcement of a change has
 * come; otherwise its data are asked for again, and it serves on if they are the same. While a page is drawn anew because
 * counts in it have changed, the old answer serves as a whole, so that page, head and snapshot always tell the same.
 */
export class Answers {
  private readonly kept: LRUCache<string, KeptAnswer>;
  private readonly keptOfMadeUp: LRUCache<string, KeptAnswer>;
  private readonly underway = new Map<string, Promise<PageAnswer>>();
  private readonly toldOpen = new LRUCache<string, true>({ max: 1000 });
  private readonly limits: typeof answerLimits;
  private readonly now: () => number;

  constructor(private readonly options: AnswersOptions) {
    const { limits = answerLimits, now = Date.now } = options;
    this.limits = limits;
    this.now = now;
    this.kept = new LRUCache({ maxSize: limits.room, sizeCalculation: sizeOf });
    this.keptOfMadeUp = new LRUCache({ maxSize: limits.roomOfMadeUp, sizeCalculation: sizeOf });
  }

  /** Bytes of what is kept: of addresses that are pages, and of those that anybody can make up. */
  get size(): { pages: number; madeUp: number } {
    return { pages: this.kept.calculatedSize, madeUp: this.keptOfMadeUp.calculatedSize };
  }

  async answer(view: PageView, site: SiteOfPages, asker: Asker = {}): Promise<PageAnswer> {
    const shared = asker.developer ? undefined : this.shared(view, site, asker.crawler === true);
    if (!shared) return this.makeAlone(view, site);
    const { key } = shared;
    const changes = this.options.heard(callsOf(view.route, this.options.readable));
    const known = this.kept.get(key) ?? this.keptOfMadeUp.get(key);
    if (known && this.isTrusted(known, changes)) return given(known);
    // Who comes after an announcement does not get what was asked for before it; nobody waits as long as crawlers do.
    const turn = `${asker.crawler ? 'crawler ' : ''}${changes} ${key}`;
    const begun = changes === undefined ? undefined : this.underway.get(turn);
    if (begun) return begun;
    const answer = this.renew(shared, known, changes, asker).finally(() => this.underway.delete(turn));
    if (changes !== undefined) this.underway.set(turn, answer);
    return answer;
  }

  /** The status alone: 404 where one of the page's calls does not know what it asks for. */
  async status(view: PageView): Promise<200 | 404> {
    const { root, readable } = this.options;
    const data = await askQueries(root, readable, view.route, view.params, view.search);
    return isMissing(view, data) ? 404 : 200;
  }

  /**
   * What others may have of a view; undefined where it is for one browser alone. Crawlers take what is everybody's at any
   * address of the page.
   */
  private shared(view: PageView, site: SiteOfPages, crawler: boolean): Shared | undefined {
    const { choice, platform, route, params, nowhere } = view;
    if (isOverridden(choice)) return undefined;
    const names = parametersOf(route, this.options.readable);
    let { asked, pathname } = view;
    let search = sharedSearch(view.search, names, this.limits.parameter);
    if (crawler && !nowhere) {
      if (!isUsual(view)) asked = pathname = fillPattern(route.path, params);
      search ??= usualSearch(view.search, names, this.limits.parameter);
    } else if (!isUsual(view)) return undefined;
    if (!search) return undefined;
    const channels = [...choice.parts.values()].map(({ channel }) => channel).join();
    const releases = routesAsFile(choice.set, platform).address;
    return {
      view: { ...view, asked, pathname, search },
      site,
      key: [releases, channels, JSON.stringify(site), asked, search].join(' '),
    };
  }

  /** Whether an answer serves without a further question. */
  private isTrusted(known: KeptAnswer, changes: string | undefined): boolean {
    const { heard, askedAt, drawnAt, undrawn } = known;
    if (changes === undefined || heard !== changes) return false;
    // A page that could not be drawn is tried again.
    if (drawnAt === undefined ? undrawn !== 'closed' : this.options.drawings?.isAgeing(drawnAt)) return false;
    return this.now() - askedAt <= this.limits.trusted;
  }

  /** Asks for the data anew, and makes another answer where they, or the page's drawing, are others. */
  private async renew(
    shared: Shared,
    known: KeptAnswer | undefined,
    changes: string | undefined,
    asker: Asker,
  ): Promise<PageAnswer> {
    const { root, readable, drawings } = this.options;
    const { view } = shared;
    const askedAt = this.now();
    const data = await askQueries(root, readable, view.route, view.params, view.search);
    const same = known !== undefined && sameData(known.data, data);
    if (same) Object.assign(known, { heard: changes, askedAt, changedAt: undefined });
    const asked = { data, heard: changes, askedAt, changedAt: undefined };
    if (!drawings || view.route.access !== 'public')
      return same ? given(known) : this.make(shared, asked, 'closed', 'closed');
    const wanted = this.wanted(shared, data);
    if (known?.drawnAt !== undefined && (same || this.mayStand(known, data))) {
      const drawing = drawings.glance(wanted);
      const newer = isDrawn(drawing) && drawing.at > known.drawnAt;
      if (newer) return this.make(shared, asked, drawing, same ? 'kept' : 'drawn');
      if (!drawings.isTooOld(known.drawnAt)) return same ? given(known) : { ...given(known), how: 'stale' };
    }
    const drawing = await (asker.crawler ? drawings.drawForCrawler(wanted) : drawings.draw(wanted));
    const how = isDrawn(drawing) ? 'drawn' : undrawnBy(drawing);
    // A page tells of its failure: one that merely came late says something else.
    const toldTheSame = (known?.undrawn === 'failed') === (how === 'failed');
    if (!isDrawn(drawing) && same && known.drawnAt === undefined && toldTheSame) {
      known.undrawn = undrawnBy(drawing);
      return given(known);
    }
    return this.make(shared, asked, drawing, how);
  }

  private wanted({ view, site, key }: Shared, data: readonly QueryAnswer[]): Wanted {
    const hash = createHash('sha256');
    for (const { key: call, status, text } of data) hash.update(`${call} ${status} ${text.length} ${text}`);
    return {
      key: `${key} ${hash.digest('base64')}`,
      madeUp: view.search.size > 0 || data.some(({ status }) => status === 404),
      page: () => orderOf(view, site, readQueries(data)),
    };
  }

  /** Whether an older answer may serve as it is while its page is drawn anew from these data. */
  private mayStand(known: KeptAnswer, data: readonly QueryAnswer[]): boolean {
    known.changedAt ??= this.now();
    if (this.now() - known.changedAt > this.limits.stale) return false;
    if (known.data.length !== data.length) return false;
    return (
      known.data.every(({ status }, i) => status === data[i]?.status && status === 200) &&
      stillSaid(contentOf(known.data), contentOf(data))
    );
  }

  /** Once for each route: all its answers cost several times as much, and nothing else shows it. */
  private tellOpen({ route, platform }: PageView): void {
    const page = `${platform} ${route.path}`;
    if (this.toldOpen.has(page)) return;
    this.toldOpen.set(page, true);
    this.options.root.log.warn({ page }, 'a page is compressed for each answer: it could not be sealed');
  }

  private async make(
    { view, site, key }: Shared,
    asked: Pick<KeptAnswer, 'data' | 'heard' | 'askedAt' | 'changedAt'>,
    drawing: Drawing | 'closed',
    how: How,
  ): Promise<PageAnswer> {
    const drawn = drawing !== 'closed' && isDrawn(drawing) ? drawing : undefined;
    const page = makePage(view, site, readQueries(asked.data), drawing === 'closed' ? undefined : drawing);
    const body = await seal(page.html, page.nonce);
    if (body.open) this.tellOpen(view);
    const { status, link } = page;
    const undrawn = drawing === 'closed' ? drawing : isDrawn(drawing) ? undefined : undrawnBy(drawing);
    const answer: KeptAnswer = { status, body, link, drawnAt: drawn?.at, undrawn, ...asked };
    const madeUp =
      status === 404 || view.search.size > 0 || (undrawn === 'closed' && view.route.path.includes(':'));
    const [here, there] = madeUp ? [this.keptOfMadeUp, this.kept] : [this.kept, this.keptOfMadeUp];
    here.set(key, answer);
    // A page that is gone, or back: what was kept of it before would be found first.
    there.delete(key);
    return { ...given(answer), how };
  }

  /** An answer for one browser alone, whose page is drawn there. */
  private async makeAlone(view: PageView, site: SiteOfPages): Promise<PageAnswer> {
    const { root, readable } = this.options;
    const data = await askQueries(root, readable, view.route, view.params, view.search);
    return { ...makePage(view, site, readQueries(data), undefined), how: 'apart' };
  }
}
