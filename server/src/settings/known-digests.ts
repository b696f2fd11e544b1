import { createHash } from 'node:crypto';

/** What people hash to get something that looks random: nothing, a line's end, a word of examples. */
const words = [
  ...['', ' ', '0', '1', '123', '1234', '12345', '123456', '12345678', '123456789', 'abc', 'abc123', 'admin'],
  ...[
    'changeme',
    'default',
    'demo',
    'dev',
    'example',
    'foo',
    'foobar',
    'harbor',
    'hello',
    'hello world',
    'key',
  ],
  ...[
    'my-secret',
    'mysecret',
    'pass',
    'passw0rd',
    'password',
    'postgres',
    'prod',
    'production',
    'qwerty',
    'root',
  ],
  ...['scholar', 'secret', 'test', 'token', 'xueshugang', '学术港'],
];

const algorithms = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3-256', 'sm3'];

/** Digests of these words, as hexadecimal digits in small letters and as base64. */
function* digests(): Generator<string> {
  for (const word of words.flatMap((one) => [one, `${one}\n`]))
    for (const algorithm of algorithms) {
      const digest = createHash(algorithm).update(word).digest();
      yield digest.toString('hex');
      yield digest.toString('base64');
    }
}

/** As many characters of a digest that a key begins with are no chance. */
const telling = 24;

/**
 * Whether a key is the digest of something that everybody knows, such as the empty SHA-256 that a script writes whose
 * input was missing: whole, cut, or with something behind it.
 */
export function isKnownDigest(key: string): boolean {
  const begin = key.trim().slice(0, telling);
  const begins = [begin, begin.toLowerCase()];
  for (const digest of digests()) if (begins.includes(digest.slice(0, telling))) return true;
  return false;
}
