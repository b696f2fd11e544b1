import { createHmac, randomUUID } from 'node:crypto';
import type { Captcha, CaptchaAction, CaptchaAnswer } from '@harbor/contract';
import type { Core } from '../../../../core';
import { insertRow } from '../../../../db/rows';
import { invalid } from '../../../../http/problem';
import { drawPuzzle, pictureSize } from './picture';
import { makeSound } from './sound';

const subjectOf = (secret: string, action: CaptchaAction, phone: string) =>
  createHmac('sha256', secret).update(`captcha:${action}:${phone}`).digest();

/** A 422 at the field `captcha`: clients then open the puzzle. */
export const puzzleNeeded = () => invalid({ captcha: ['请完成安全验证'] });

async function make(kind: 'slide' | 'sound') {
  if (kind === 'sound') {
    const { wav, answer } = makeSound();
    return { answer, parts: { sound: wav.toString('base64') } };
  }
  const { image, piece, top, left } = await drawPuzzle();
  const { width, height, piece: piece_size } = pictureSize;
  return {
    answer: String(left),
    parts: { slide: { width, height, image, piece, piece_size, piece_top: top } },
  };
}

/** A new puzzle for an action with a phone; see {@link passCaptcha}. */
export async function newCaptcha(
  core: Core,
  phone: string,
  action: CaptchaAction,
  kind: 'slide' | 'sound' = 'slide',
): Promise<Captcha> {
  const { clock, captcha, secret, production } = core.settings;
  const { answer, parts } = await make(kind);
  const id = randomUUID();
  const now = clock.now();
  await insertRow(core.db, 'captchas', {
    id,
    kind,
    subject: subjectOf(secret, action, phone),
    answer,
    created_at: new Date(now),
    expires_at: new Date(now + captcha.lifetime),
    used_at: null,
  });
  return {
    id,
    kind,
    expires_in: captcha.lifetime / 1000,
    ...parts,
    ...(core.sms.revealsCodes && !production && { dev_answer: answer }),
  };
}

/**
 * Checks a solution and uses the puzzle up, right or wrong: it is one try. Not to be called inside a transaction, which
 * a refusal would roll back together with the use.
 * @throws HttpProblem 422 on the field `captcha`, also for a puzzle of another phone or action
 */
export async function passCaptcha(
  core: Core,
  phone: string,
  action: CaptchaAction,
  given: CaptchaAnswer,
): Promise<void> {
  const { clock, captcha, secret } = core.settings;
  const now = new Date(clock.now());
  const puzzle = await core.db
    .updateTable('captchas')
    .set({ used_at: now })
    .where('id', '=', given.id)
    .where('subject', '=', subjectOf(secret, action, phone))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'answer'])
    .executeTakeFirst();
  const right =
    puzzle?.kind === 'slide'
      ? Math.abs(Number(given.answer) - Number(puzzle.answer)) <= captcha.tolerance
      : puzzle?.answer === given.answer;
  if (!puzzle || !right) throw invalid({ captcha: ['验证未通过，请重试'] });
}
