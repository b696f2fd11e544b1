import { createHmac, hkdfSync } from 'node:crypto';
import { type IdType, maskedId } from '@harbor/contract/teacher-apply-items';
import type { Core } from '../../../core';
import type { ApplicationRow } from './rows';

const placeOf = (id: number) => `teacher_applications.id_number:${id}`;

/** By which the same person is found in two accounts; the number cannot be read from it without the key. */
export function idHash(secret: string, type: IdType, number: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'harbor identity numbers', 32));
  return createHmac('sha256', key)
    .update(`${type === 'passport' ? 'passport' : 'id'}:${number}`)
    .digest();
}

/** How the columns of an application keep a number. */
export function sealedId({ cipher, settings }: Core, id: number, type: IdType, number: string) {
  return {
    id_type: type,
    id_number: cipher.seal(number, placeOf(id)),
    id_hash: idHash(settings.secret, type, number),
    id_masked: maskedId(number),
  };
}

/** Without a number. */
export const noId = { id_number: null, id_hash: null, id_masked: '' } as const;

/** The number of an application; empty for none. */
export const openId = ({ cipher }: Core, row: Pick<ApplicationRow, 'id' | 'id_number'>): string =>
  row.id_number === null ? '' : cipher.open(row.id_number, placeOf(row.id));
