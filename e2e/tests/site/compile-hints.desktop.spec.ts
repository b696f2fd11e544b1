import { expect, test } from '../../support/test';

test('what a view is made of is compiled as it arrives; the editor and unused components are not', async ({
  request,
}) => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const textOf = async (address: string) => (await request.get(address)).text();
  const html = await textOf('/postdetail/1');
  const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(preloads.length).toBeGreaterThan(4);
  for (const address of preloads) expect((await textOf(address)).startsWith(hint), address).toBe(true);

  const release = async (part: string) => {
    const folder = preloads.find((address) => address.includes(`/${part}/`))?.replace(/[^/]+$/, '') ?? '';
    expect(folder, `a script of ${part}`).not.toBe('');
    return { folder, ...(await (await request.get(`${folder}release.json`)).json()) };
  };
  const forum = await release('mf-forum');
  const scripts = Object.keys(forum.integrity).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => textOf(forum.folder + name)));
  const editors = texts.filter((text) => text.includes('w-e-text-container'));
  expect(editors).not.toHaveLength(0);
  for (const text of editors) expect(text.startsWith(hint)).toBe(false);

  const shell = await release('shell');
  const inViews = new Set<string>(shell.shares['antd/es/button'].js.concat(shell.base.desktop.js));
  const own = (shell.shares['antd/es/transfer'].js as string[]).filter((name) => !inViews.has(name));
  expect(own).not.toHaveLength(0);
  const hinted = await Promise.all(
    own.map(async (name) => (await textOf(shell.folder + name)).startsWith(hint)),
  );
  expect(hinted, 'of a component that nobody uses').toContain(false);
});
