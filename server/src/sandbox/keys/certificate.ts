import { type KeyObject, sign } from 'node:crypto';

/** DER tag numbers used below. */
const tag = { integer: 2, bitString: 3, null: 5, oid: 6, utf8: 12, utcTime: 23, sequence: 0x30, set: 0x31 };

const sha256WithRsa = der(
  tag.sequence,
  der(tag.oid, Buffer.from('2a864886f70d01010b', 'hex')),
  der(tag.null, Buffer.alloc(0)),
);
const organizationOid = Buffer.from('55040a', 'hex');
const commonNameOid = Buffer.from('550403', 'hex');

/**
 * A self-signed X.509 certificate in PEM: Node can read certificates but not make them.
 * @param serial 40 hexadecimal digits, the first below 8
 */
export function selfSignedCertificate(keys: {
  publicKey: KeyObject;
  privateKey: KeyObject;
  serial: string;
  commonName: string;
  from: Date;
  until: Date;
}): string {
  const name = der(
    tag.sequence,
    nameAttribute(organizationOid, 'Scholar Harbor Sandbox'),
    nameAttribute(commonNameOid, keys.commonName),
  );
  const version3 = Buffer.from('a003020102', 'hex');
  const body = der(
    tag.sequence,
    version3,
    der(tag.integer, Buffer.from(keys.serial, 'hex')),
    sha256WithRsa,
    name,
    der(tag.sequence, utcTime(keys.from), utcTime(keys.until)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, keys.privateKey)]);
  const whole = der(tag.sequence, body, sha256WithRsa, der(tag.bitString, signature));
  const lines = whole
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
    .trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function der(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([kind, ...lengthOctets(content.length)]), content]);
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) return [length];
  if (length < 0x100) return [0x81, length];
  return [0x82, length >> 8, length & 0xff];
}

function nameAttribute(oid: Buffer, value: string): Buffer {
  return der(tag.set, der(tag.sequence, der(tag.oid, oid), der(tag.utf8, Buffer.from(value))));
}

function utcTime(at: Date): Buffer {
  const text = `${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`;
  return der(tag.utcTime, Buffer.from(text));
}
