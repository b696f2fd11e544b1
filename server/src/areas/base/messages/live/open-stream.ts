import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../../core';
import { staffMay } from '../../../../http/access';
import { addressKey } from '../../../../http/client-address';
import { tooMany } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';

/** Seconds after which who found no place asks again; what streams tell also comes by asking now and then. */
const noPlace = 120;

/** A client that takes so many bytes too late is cut off; it comes back and gets the present counts. */
const mostWaiting = 64 * 1024;

/** A stream ends after so many ms and its client comes back: then its token is renewed and the load spread anew. */
const longest = 30 * 60_000;

/** After how many ms clients try again; spread, so that they do not come back all at once. */
const soon = () => 500 + Math.floor(Math.random() * 1500);

/** How long a client that is told to go may take to read so, in ms. */
const farewell = 10_000;

/** Answers a request with an event stream that stays open. @throws HttpProblem 429 when there are too many */
export function openStream(
  { live }: Core,
  user: SessionUser,
  request: FastifyRequest,
  reply: FastifyReply,
): Record<string, never> {
  const address = addressKey(request.ip);
  if (!live.fits(address)) throw tooMany(noPlace, '实时消息的连接太多，新消息会晚一些显示');
  reply.hijack();
  const { raw } = reply;
  // Gone while we found out who it is: nobody would ever tell us again.
  if (raw.closed || request.raw.socket.destroyed) return {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${soon()}\n\n`);
  const end = (pause = soon()) => {
    raw.end(`retry: ${pause}\n\n`);
    setTimeout(() => raw.destroy(), farewell).unref();
  };
  const leave = live.add({
    userId: user.id,
    sessionId: user.sessionId,
    address,
    staff: staffMay(user.staff, 'desk'),
    write(text) {
      if (raw.writableLength > mostWaiting) raw.destroy();
      else if (!raw.writableEnded) raw.write(text);
    },
    end,
  });
  const limit = setTimeout(() => end(), longest);
  limit.unref();
  request.raw.socket.setNoDelay(true);
  raw.once('close', () => {
    clearTimeout(limit);
    leave();
  });
  return {};
}
