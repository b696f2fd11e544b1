import type { CaptchaAnswer, SentCode as Sent, SmsScene } from '@harbor/contract';
import { ApiError, call, useOwn } from '@harbor/runtime';
import { useCallback, useState } from 'react';
import { useSecondsLeft } from '../form/useSecondsLeft';
import { type Puzzle, usePuzzle } from '../puzzle/usePuzzle';
import { withPuzzle } from '../puzzle/withPuzzle';
import { readCooldown, writeCooldown } from './cooldown';
import { deviceId } from './device';

/** What a code is for: a scene with the phone of a form, or proving again who is logged in. */
export type CodeScene = SmsScene | 'verify';

/** The part of a form that asking for a code needs. */
export interface PhoneForm {
  values: { phone?: string };
  check: (name: 'phone') => boolean;
  refuse: (error: unknown) => void;
}

/** A code that was asked for, however it arrives. */
export interface SentCode {
  /** Asks for a code; the form shows what is wrong. */
  ask: () => void;
  asking: boolean;
  /** Seconds until another code may be asked for. */
  left: number;
  /** Whether the number or address in the form got a code in this view. */
  sent: boolean;
  /** On a demo site: the code itself. */
  devCode: string | undefined;
}

export interface SmsCode extends SentCode {
  /** Stands between a person and the third code. */
  puzzle: Puzzle;
}

/** The last number that was asked for, and what came of it. */
interface Asked {
  phone: string;
  delivered: boolean;
  devCode?: string;
}

function send(scene: CodeScene, phone: string, captcha?: CaptchaAnswer): Promise<Sent> {
  if (scene === 'verify') return call('POST /auth/step_up/code', { body: { captcha }, silent: true });
  return call('POST /get_sms', { body: { phone, scene, captcha, device: deviceId() }, silent: true });
}

/**
 * Asking for SMS codes. The wait survives a reload and another form; a corrected number need not wait. From the third
 * code on a puzzle comes before it.
 */
export function useSmsCode(scene: CodeScene, form: PhoneForm): SmsCode {
  const kept = useOwn(
    useCallback(() => readCooldown(scene), [scene]),
    0,
  );
  const [began, setUntil] = useState<number>();
  const until = began ?? kept;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const puzzle = usePuzzle();
  const waiting = useSecondsLeft(until);
  const phone = form.values.phone ?? '';

  const wait = (seconds: number) => {
    const next = Date.now() + seconds * 1000;
    writeCooldown(scene, next);
    setUntil(next);
  };
  const request = async () => {
    setAsking(true);
    try {
      const wanted = { action: scene, ...(scene !== 'verify' && { phone }) };
      const answer = await withPuzzle((captcha) => send(scene, phone, captcha), puzzle, wanted);
      if (!answer) return;
      wait(answer.resend_after);
      setAsked({ phone, delivered: true, devCode: answer.dev_code });
    } catch (error) {
      if (error instanceof ApiError && error.code === 429 && error.retryAfter) {
        wait(error.retryAfter);
        setAsked({ phone, delivered: false });
      }
      form.refuse(error);
    } finally {
      setAsking(false);
    }
  };

  const mine = asked?.phone === phone;
  const left = asked === null || mine ? waiting : 0;
  return {
    ask: () => {
      if (asking || left > 0 || (scene !== 'verify' && !form.check('phone'))) return;
      void request();
    },
    asking,
    left,
    sent: mine && asked.delivered,
    devCode: mine ? asked.devCode : undefined,
    puzzle,
  };
}
