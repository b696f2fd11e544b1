import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess, 0 to 4. A module of its own: its lists weigh more than the rest of the page, and load
 * only where somebody types a new password.
 */
export function strengthOf(password: string, phone: string): number {
  return meter.check(password, [phone, '学术港', 'xueshugang', 'harbor']).score;
}
