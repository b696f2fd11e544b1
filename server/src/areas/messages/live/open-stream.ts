import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core';
import { Unavailable } from '../../../http/problem';
import type { SessionUser } from '../../auth/session-user';

/** Streams that one process holds at most. */
const most = 20_000;

/** A client that takes so many bytes too late is cut off; it comes back and gets the present counts. */
const mostWaiting = 64 * 1024;

/** A stream ends after so many ms and its client comes back: then its token is renewed and the load spread anew. */
const longest = 30 * 60_000;

/** After how many ms clients try again; spread, so that they do not come back all at once. */
const pause = () => 500 + Math.floor(Math.random() * 1500);

/** Answers a request with an event stream that stays open. @throws Unavailable when there are too many */
export function openStream(
  { live }: Core,
  user: SessionUser,
  request: FastifyRequest,
  reply: FastifyReply,
): Record<string, never> {
  if (live.count() >= most) throw new Unavailable('too many streams');
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${pause()}\n\n`);
  const end = () => raw.end(`retry: ${pause()}\n\n`);
  const leave = live.add({
    userId: user.id,
    sessionId: user.sessionId,
    staff: user.is_staff,
    write(text) {
      if (raw.writableLength > mostWaiting) raw.destroy();
      else raw.write(text);
    },
    end,
  });
  const limit = setTimeout(end, longest);
  limit.unref();
  request.raw.socket.setNoDelay(true);
  raw.once('close', () => {
    clearTimeout(limit);
    leave();
  });
  return {};
}
