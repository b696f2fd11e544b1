import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Core } from '../../../core';
import { defineJob } from '../../../jobs/define';
import { queuesNow, staysOnDesk } from '../../../queues/queue';
import type { Settings } from '../../../settings';
import type { DeskWebhook } from '../../../settings/desk';
import { escalationLimits } from './limits';
import { namedOf } from './named';
import { caseLines, headline, type Late, pathOf } from './words';

/**
 * Signs that mean something in markdown, begin a mention or make an address of a word, as their full-width likes: neither
 * robot documents how signs are escaped, and these mean nothing to either.
 */
const meaning = /[!#&()*.:<>@[\\\]_`{|}~/]/g;

/** What people wrote, as text that is only text. */
export const plainInMarkdown = (text: string) =>
  text.replace(meaning, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0));

/** What a robot of each kind says, in the form that it takes. */
function bodyOf(kind: DeskWebhook['kind'], late: Late, settings: Settings): object {
  const title = headline(late);
  // Groups of chats have other members: who a case is about stays on the desk.
  const titleOf = staysOnDesk(late.queue) ? () => '事项' : plainInMarkdown;
  const lines = caseLines(late, titleOf);
  const link = `[打开工作台](${settings.staffUrl}${pathOf(late)})`;
  return kind === 'wecom'
    ? {
        msgtype: 'markdown',
        markdown: { content: [`**${title}**`, ...lines.map((line) => `> ${line}`), link].join('\n') },
      }
    : {
        msgtype: 'markdown',
        markdown: {
          title,
          text: [`#### ${title}`, lines.map((line) => `- ${line}`).join('\n'), link].join('\n\n'),
        },
      };
}

/** The address of a call; DingTalk's carries the moment and the signature of it. */
export function signedAddress({ kind, address, secret }: DeskWebhook, now: number): URL {
  const url = new URL(address);
  if (kind === 'dingtalk' && secret !== undefined) {
    url.searchParams.set('timestamp', String(now));
    url.searchParams.set('sign', createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64'));
  }
  return url;
}

const answer = z.object({ errcode: z.number() });

/**
 * Makes the call. What goes wrong is said by number: the address, which Node's own errors may show, stays out of it.
 * @throws Error where the robot did not take it
 */
async function send(robot: DeskWebhook, body: object, now: number): Promise<void> {
  const response = await fetch(signedAddress(robot, now), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(escalationLimits.patience),
  }).catch(() => {
    throw new Error('no answer');
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Error('an answer that is no JSON');
  }
  const read = answer.safeParse(said);
  if (!read.success) throw new Error('an answer without errcode');
  if (read.data.errcode !== 0) throw new Error(`errcode ${read.data.errcode}`);
}

/**
 * Tells a robot of late cases. Its data hold neither the key nor what people wrote: the one is read from the settings, the
 * other from the cases. A robot whose answer was lost may say it twice.
 */
export const tellRobot = defineJob({
  name: 'escalation.robot',
  data: z.object({
    /** Its place among those of the settings. */
    robot: z.int(),
    queue: z.string(),
    level: z.union([z.literal(1), z.literal(2)]),
    count: z.int(),
    ids: z.array(z.int()),
  }),
  // For about half an hour.
  retryLimit: 10,
  retryDelay: 2,
  async run(core: Core, { robot, queue: key, level, count, ids }) {
    const { settings, log } = core;
    const to = settings.desk.webhooks[robot];
    const queue = (await queuesNow(core.db)).find((one) => one.key === key);
    if (!to || !queue) return;
    const named = await namedOf(core, queue, ids);
    try {
      await send(to, bodyOf(to.kind, { queue, level, count, named }, settings), settings.clock.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      log.warn({ robot: robot + 1, kind: to.kind, queue: key, reason }, 'a robot was not told');
      throw error;
    }
  },
});
