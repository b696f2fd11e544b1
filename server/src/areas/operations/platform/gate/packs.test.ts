import { packBuild, type StrangeEntry } from '../testing/builds';
import type { PlatformSite } from '../testing/site';
import { build, gateSite, noise } from './testing/gate-site';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  ({ site, token } = await gateSite());
});
afterAll(() => site.close());

test('a version that exists is refused', async () => {
  const once = build();
  expect((await site.publish(once, { token })).status).toBe(200);
  const { status, msg } = await site.publish(once, { token });
  expect([status, msg]).toEqual([409, expect.stringMatching(/已经发布过：版本不可覆盖，请提高版本号/)]);
});

const strange: [string, StrangeEntry, RegExp][] = [
  ['a path out of it', { name: '../../evil.js' }, /路径“\.\.\/\.\.\/evil\.js”不合法/],
  ['an absolute path', { name: '/etc/passwd' }, /路径“\/etc\/passwd”不合法/],
  ['a hidden file', { name: '.env' }, /路径“\.env”不合法/],
  [
    'a symbolic link',
    { name: 'link.js', type: 'symlink', linkname: '/etc/passwd' },
    /不是普通文件：请去掉符号链接/,
  ],
  ['a hard link', { name: 'hard.js', type: 'link', linkname: 'page.js' }, /不是普通文件/],
  ['a device', { name: 'null', type: 'character-device' }, /不是普通文件/],
  ['a file twice', { name: 'Page.js' }, /“Page\.js”出现了两次/],
  ['more than it may unpack to', { name: 'bomb.js', content: 'a'.repeat(6_000_000) }, /解压后超过 4 MB/],
];

test.each(strange)('refuses a pack with %s', async (_, entryOfPack, says) => {
  const asked = build();
  const pack = await packBuild(asked, [entryOfPack]);
  const { status, errors } = await site.publish(asked, { token, pack });
  expect([status, errors.pack?.[0]]).toEqual([422, expect.stringMatching(says)]);
});

test('refuses what is no pack, an empty one, and one that is too large', async () => {
  const asked = build();
  const refuse = async (pack: Buffer) => (await site.publish(asked, { token, pack })).errors.pack?.[0];
  expect(await refuse(Buffer.from('not a pack'))).toMatch(/已损坏或不是 tar\.gz：请用 npm run release/);
  expect(await refuse(Buffer.alloc(900_000, 7))).toMatch(/已损坏或不是 tar\.gz/);
  expect(await refuse((await packBuild(asked)).subarray(0, 300))).toMatch(/已损坏/);
  expect(await refuse(Buffer.from(noise(1_200_000)))).toMatch(/压缩包超过 1 MB|已损坏/);
});
