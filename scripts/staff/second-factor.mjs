import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** What roles are called. */
export const roleNames = {
  admin: '超级管理员',
  operations: '运营',
  moderator: '审核',
  support: '客服',
  finance: '财务',
  teaching: '教务',
};

/** The team of the demo, whose secrets are none. */
export const demoTeam = () => JSON.parse(readFileSync(join(root, 'server/demo/team.json'), 'utf8')).members;

/** Secret of one of the demo's team; undefined for anybody else. */
export const demoSecret = (phone) => demoTeam().find((member) => member.phone === phone)?.secret;

function bytesOf(base32) {
  let bits = '';
  for (const letter of base32.toUpperCase().replace(/[\s=-]/g, '')) {
    const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter);
    if (value < 0) throw new Error('两步验证的密钥只能由 A–Z 和 2–7 组成。');
    bits += value.toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The present code of a secret (RFC 6238). Written out, as a terminal on its own has no packages of the server. */
export function codeOf(secret, now = Date.now()) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = digest[19] & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Ms until the next code. */
export const untilNext = (now = Date.now()) => 30_000 - (now % 30_000);
