import type { SiteSettings } from '@harbor/contract';
import { api } from '@harbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import reservedWords from '../areas/operations/platform/addresses/reserved-words.json';
import type { Choice } from '../areas/operations/platform/choice/choose';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import type { How } from '../areas/operations/platform/health/how';
import { newNonce } from '../http/policy';
import type { Heard } from './announced';
import { Answers, type PageAnswer } from './answers/answers';
import type { Sealed } from './answers/sealed';
import { encodingFor, gzipped, sendCompressed } from './compress';
import type { Drawings } from './drawing/drawings';
import { findRoute } from './find-route';
import { policyOf } from './make-page';
import { addressed, type PageView, pageOf } from './page-view';
import { platformOf } from './platform';
import { isOverridden } from './snapshot';

interface PageOptions {
  /** The releases for this browser's page view. */
  choose(request: FastifyRequest, reply: FastifyReply): Promise<Pick<Choice, 'set' | 'parts'>>;
  /** Counts a page view, and how the page of its owner came to be drawn. */
  countView?(set: ReleaseSet, owner: PageView['owner'], how: How): void;
  publicUrl: string;
  /** Pages that do not exist on the host that was asked. */
  isHidden?(request: FastifyRequest, path: string): boolean;
  /** Draws public pages by their own code; none where no page is drawn. */
  drawings?: Drawings;
  /** What is heard of changes; without it nothing is kept for longer than its data stay the same. */
  heard?: Heard;
  /** Whether `?drawn=off` leaves a page to the browser, for a developer to compare. */
  mayLeaveUndrawn?: boolean;
  /** In ms since 1970. */
  now?(): number;
  /** Asked at each view: the operator may load another table of provinces meanwhile. */
  site(): SiteSettings;
}

/** Addresses that are never pages: what is unknown below them is answered by the API's own 404. */
const notPages = new RegExp(`^/(${reservedWords.server.join('|')})(/|$)`);

const readable = Object.keys(api).filter((key) => key.startsWith('GET '));

const vary = 'accept-encoding, user-agent, cookie';

/** Ways of a page that could not be had now, and may be soon. */
const comeLater: readonly How[] = ['unable', 'failed', 'busy', 'late'];

/** After how many seconds a crawler may ask again. */
const retryAfter = 30;

/** Sends a sealed page with a word of this answer's own. */
async function sendSealed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Sealed,
  nonce: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  reply.header('vary', vary);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(await body.packed(nonce));
  const plain = await body.plain(nonce);
  return encoding ? reply.header('content-encoding', encoding).send(await gzipped(plain)) : reply.send(plain);
}

/** Answers every address that is neither API nor file with the HTML of its page. */
export function registerPages(app: FastifyInstance, root: FastifyInstance, options: PageOptions): void {
  const { publicUrl, drawings, heard = () => undefined } = options;
  const answers = new Answers({ root, readable, drawings, heard, now: options.now });

  const head = (reply: FastifyReply, view: PageView, nonce: string, status: 200 | 404 | 503) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(view, publicUrl, nonce))
      .header('cache-control', 'no-store');

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    view: PageView,
    answer: PageAnswer,
    status: 200 | 404 | 503,
  ) {
    const nonce = 'nonce' in answer ? answer.nonce : newNonce();
    head(reply, view, nonce, status);
    if (answer.link) reply.header('link', answer.link);
    if ('html' in answer) return sendCompressed(request, reply, answer.html, vary);
    return sendSealed(request, reply, answer.body, nonce);
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressed(request.url);
    if (!address || notPages.test(address.pathname) || options.isHidden?.(request, address.pathname)) {
      reply.callNotFound();
      return reply;
    }
    const choice = await options.choose(request, reply);
    const { set } = choice;
    const platform = platformOf(request.headers['user-agent'], request.headers.cookie);
    const found = findRoute(set, platform, address.asked);
    // Not kept by browsers: a release that is taken back takes its redirects along.
    if (found.kind === 'redirect')
      return reply
        .header('vary', 'user-agent, cookie')
        .header('cache-control', 'no-cache')
        .redirect(found.to + address.query, 301);
    const target = pageOf(set, platform, found);
    if (!target) {
      reply.callNotFound();
      return reply;
    }
    const view = { ...address, ...target, choice, platform };
    // Nothing is drawn for who only looks whether the page is there.
    if (request.method === 'HEAD')
      return head(reply, view, newNonce(), await answers.status(view))
        .header('vary', vary)
        .send();
    const developer = options.mayLeaveUndrawn === true && address.search.get('drawn') === 'off';
    const crawler = drawings !== undefined && isbot(request.headers['user-agent']);
    const answer = await answers.answer(view, { publicUrl, site: options.site() }, { developer, crawler });
    // Developers at work are no measure of a release.
    if (!isOverridden(choice)) options.countView?.(set, view.owner, answer.how);
    // An empty page would be taken for what there is.
    if (crawler && answer.status === 200 && comeLater.includes(answer.how))
      return send(request, reply.header('retry-after', retryAfter), view, answer, 503);
    return send(request, reply, view, answer, answer.status);
  }

  for (const url of ['/', '/*']) app.route({ method: ['GET', 'HEAD'], url, handler: page });
}
