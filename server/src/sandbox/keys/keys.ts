import { createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { selfSignedCertificate } from './certificate';

const yearMs = 365 * 24 * 3_600_000;

const sandboxKeys = z.object({
  wechat: z.object({
    merchantPrivateKey: z.string(),
    merchantSerial: z.string(),
    apiV3Key: z.string().length(32),
    certificatePrivateKey: z.string(),
    certificate: z.string(),
    certificateSerial: z.string(),
    publicKeyPrivateKey: z.string(),
    publicKeyId: z.string(),
  }),
  alipay: z.object({ appPrivateKey: z.string(), alipayPrivateKey: z.string() }),
});

/** Everything secret of the sandbox, both the platforms' and the merchant's side; PEM texts. */
export type SandboxKeys = z.output<typeof sandboxKeys>;

/** The sandbox's keys, made at the first start and kept in `dir`, so that they survive a restart. */
export async function loadKeys(dir: string): Promise<SandboxKeys> {
  const path = join(dir, 'keys.json');
  const kept = readKept(path);
  if (kept) return kept;
  const made = await makeKeys();
  mkdirSync(dir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made, null, 1), { mode: 0o600 });
  renameSync(draft, path);
  return made;
}

/** The public halves as SPKI PEM: what a production start refuses to see in its own settings. */
export function publicKeysOf(keys: SandboxKeys): string[] {
  const { wechat, alipay } = keys;
  return [
    wechat.merchantPrivateKey,
    wechat.certificatePrivateKey,
    wechat.publicKeyPrivateKey,
    alipay.appPrivateKey,
    alipay.alipayPrivateKey,
  ].map(publicPem);
}

/** The public half of a PEM private key, as SPKI PEM. */
export function publicPem(privatePem: string): string {
  return createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString();
}

/** The public keys of a sandbox that has run in `dir` before; empty when there is none. */
export function keptPublicKeys(dir: string): string[] {
  const kept = readKept(join(dir, 'keys.json'));
  return kept ? publicKeysOf(kept) : [];
}

function readKept(path: string): SandboxKeys | null {
  try {
    return sandboxKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Absent, torn or of another version: a fresh set does no harm, sandbox money is no money.
    return null;
  }
}

async function makeKeys(): Promise<SandboxKeys> {
  const [merchant, certified, named, app, alipay] = await Promise.all([rsa(), rsa(), rsa(), rsa(), rsa()]);
  const certificateSerial = serial();
  return {
    wechat: {
      merchantPrivateKey: pem(merchant.privateKey),
      merchantSerial: serial(),
      apiV3Key: randomBytes(16).toString('hex'),
      certificatePrivateKey: pem(certified.privateKey),
      certificate: selfSignedCertificate({
        ...certified,
        serial: certificateSerial,
        commonName: 'Sandbox pay platform',
        from: new Date(Date.now() - 24 * 3_600_000),
        until: new Date(Date.now() + 5 * yearMs),
      }),
      certificateSerial,
      publicKeyPrivateKey: pem(named.privateKey),
      publicKeyId: `PUB_KEY_ID_SANDBOX_${randomBytes(6).toString('hex').toUpperCase()}`,
    },
    alipay: { appPrivateKey: pem(app.privateKey), alipayPrivateKey: pem(alipay.privateKey) },
  };
}

function rsa(): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> {
  return promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function serial(): string {
  return `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase();
}
