import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { newNonce } from '../../http/policy';
import { fileTags } from '../file-tags';
import { type Sealed, seal } from './sealed';

const random = (bytes: number) => randomBytes(bytes).toString('hex');

/** Tags of a page with so many scripts, named and hashed as releases do it; another word goes into the same. */
function pageOf(count: number, drawn: boolean) {
  const names = Array.from({ length: count }, (_, n) => `/releases/shell/1.0.0-039f74c4/${1000 + 37 * n}.js`);
  const hashes = new Map<string, string>();
  const integrityOf = (address: string) => {
    const known = hashes.get(address) ?? `sha384-${createHash('sha384').update(random(8)).digest('base64')}`;
    hashes.set(address, known);
    return known;
  };
  const [main = '', ...scripts] = names;
  // Those of a drawn page stand in it, and no tag before the page has a hash.
  const styles = drawn ? [] : ['/releases/shell/1.0.0/a.css', '/releases/mf-services/1.0.0/b.css'];
  // Of lengths at which a word behind a hash is written out: it is not at all of them.
  const body = Array.from(
    { length: count % 2 ? 100 : 600 },
    (_, n) =>
      `<a href="/goodsdetail/${n}" class="card c${n % 7}">第 ${n} 项 ${randomBytes(12).toString('base64')}</a>`,
  ).join('');
  const page = { html: '', styles: '', asked: [], sheets: [], cold: false, at: 0 };
  return (nonce: string) => {
    const tags = fileTags({
      ...{ files: { main, scripts, styles }, nonce, integrityOf },
      drawn: drawn ? page : undefined,
    });
    return `<!doctype html><style nonce="${nonce}">a{}</style>${tags.head.join('\n')}<main>${body}</main>${[...tags.behind, ...tags.end].join('\n')}`;
  };
}

test.each([true, false])(
  'a page with its real tags and their hashes is sealed (drawn: %s)',
  async (drawn) => {
    for (let n = 0; n < 20; n += 1) {
      const [word, other] = [newNonce(), newNonce()];
      const page = pageOf(15 + n, drawn);
      const sealed = await seal(page(word), word);
      expect(sealed.open).toBe(false);
      expect(brotliDecompressSync(await sealed.packed(other)).toString()).toBe(page(other));
    }
  },
);

test('what cannot be sealed says so', async () => {
  expect((await seal('no word', newNonce())).open).toBe(true);
});

/** Bytes of the buffers that a sealed text holds on to, as pieces are joined for an answer. */
async function heldBy(sealed: Sealed): Promise<number> {
  const pieces = new Set<ArrayBufferLike>();
  const concat = jest.spyOn(Buffer, 'concat');
  await sealed.packed(newNonce());
  for (const [list] of concat.mock.calls) for (const piece of list) pieces.add(piece.buffer);
  concat.mockRestore();
  return Math.max(...[...pieces].map(({ byteLength }) => byteLength));
}

test('what is kept of a sealed page holds nothing of the page itself', async () => {
  const word = newNonce();
  const text = `${pageOf(30, true)(word)}${'一'.repeat(200_000)}`;
  const sealed = await seal(text, word);
  expect(await heldBy(sealed)).toBeLessThan(Buffer.byteLength(text) / 10);
});
