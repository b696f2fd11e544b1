import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { newNonce } from '../../http/policy';
import { seal } from './sealed';

const opened = (packed: Buffer) => brotliDecompressSync(packed).toString();

/** A page of some size, whose lines resemble each other as those of pages do, with the word in it. */
const page = (word: string, scripts: number) => {
  const row = (n: number) =>
    `<li class="card" data-id="${n * 7919}"><a href="/goodsdetail/${n}">第 ${n} 项服务：论文润色</a></li>`;
  const tag = (n: number) => `<script defer src="/releases/a/${n}.js" nonce="${word}"></script>`;
  const rows = Array.from({ length: 400 }, (_, n) => row(n));
  const tags = Array.from({ length: scripts }, (_, n) => tag(n));
  return `<!doctype html><style nonce="${word}">a{color:red}</style>${tags.join('\n')}<ul>${rows.join('')}</ul><script nonce="${word}">1</script>`;
};

test.each([0, 1, 40])(
  'a text with its word at %d places and two is the same with any other word',
  async (scripts) => {
    const word = newNonce();
    const sealed = await seal(page(word, scripts), word);
    for (let n = 0; n < 20; n += 1) {
      const other = newNonce();
      expect(opened(await sealed.packed(other))).toBe(page(other, scripts));
      expect((await sealed.plain(other)).toString()).toBe(page(other, scripts));
    }
  },
);

test('no word of one answer, nor the one that it was sealed with, stands in another', async () => {
  const [word, one, two] = [newNonce(), newNonce(), newNonce()];
  const sealed = await seal(page(word, 10), word);
  await sealed.packed(one);
  const packed = await sealed.packed(two);
  for (const strange of [word, one]) {
    expect(opened(packed)).not.toContain(strange);
    expect(packed.includes(strange)).toBe(false);
  }
});

test('a text without the word, and an empty one, stay as they are', async () => {
  expect(opened(await (await seal('没有这个词', newNonce())).packed(newNonce()))).toBe('没有这个词');
  expect(opened(await (await seal('', newNonce())).packed(newNonce()))).toBe('');
});

test('a word of another length is refused: it would end the text too early', async () => {
  const word = newNonce();
  const sealed = await seal(page(word, 1), word);
  await expect(sealed.packed('short')).rejects.toThrow('another length');
  await expect(sealed.plain('short')).rejects.toThrow('another length');
});

/** What a word would be if the text after it began alike: compressed, that would be said to be "as in the word". */
test('a text that resembles the word is the same with any other word', async () => {
  for (let n = 0; n < 60; n += 1) {
    const [word, other] = [newNonce(), newNonce()];
    const like = Array.from(
      { length: 20 },
      (_, i) => `<p role="${word.slice(0, 3 + (i % 20))}!">${word.slice(i)}?</p>`,
    );
    const text = (nonce: string) => `${page(nonce, 12)}${like.join('').replaceAll(word, '')}`;
    const sealed = await seal(text(word), word);
    expect(opened(await sealed.packed(other))).toBe(text(other));
  }
});

test('a page is compressed once: its answers take up what it takes up packed', async () => {
  const word = newNonce();
  expect((await seal(page(word, 40), word)).size).toBeLessThan(page(word, 40).length / 5);
});

test('a text with bytes that no page has is right all the same', async () => {
  const [word, other] = [newNonce(), newNonce()];
  const every = String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code));
  const text = (nonce: string) => `<a nonce="${nonce}">${every.repeat(3)}</a><b nonce="${nonce}"></b>`;
  expect(opened(await (await seal(text(word), word)).packed(other))).toBe(text(other));
});

test('the open word costs a page no more than some bytes', async () => {
  const word = newNonce();
  const { length } = await (await seal(page(word, 40), word)).packed(newNonce());
  const { length: without } = brotliCompressSync(page(word, 40), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  expect(length - without).toBeLessThan(100);
});
