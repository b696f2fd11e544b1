import { call, newMember } from '../../support/api';
import { hostileFiles } from '../../support/hostile-files';
import { forgedFragment, hostileMarkup } from '../../support/hostile-markup';
import { enter, expect, test } from '../../support/test';
import { exceptCleaners, expectHarmless, tripwire } from '../../support/tripwire';
import { copyAndPaste, drop, openWriting, paste } from '../../support/writing';

test('hostile drafts, pastes and drops do nothing in the editor and its preview', async ({
  page,
  context,
  request,
}) => {
  const session = await newMember(request);
  await enter(page, session);
  const content = `<p>开头</p>${hostileMarkup.join('')}`;
  const draft = await call(request, 'POST', '/draft/add_draft', {
    token: session,
    body: { title: hostileMarkup[0], content },
  });
  // As the server keeps it, then as if it had cleaned nothing.
  const noted = await tripwire(context);
  let text = await openWriting(page, `/sendpost?draft=${draft.id}`);
  await expect(text).toContainText('开头');
  await expectHarmless(page, noted, text);
  const raw = exceptCleaners(noted);
  await page.route(`**/draft/get_info/${draft.id}`, async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return;
    const envelope = await answer.json();
    envelope.data.content = content;
    await route.fulfill({ response: answer, json: envelope });
  });
  text = await openWriting(page, `/sendpost?draft=${draft.id}`);
  await expect(text).toContainText('开头');
  await expectHarmless(page, raw, text);

  await text.getByText('开头').click();
  await copyAndPaste(page, text, {
    'application/x-slate-fragment': forgedFragment,
    'text/html': `<p>由按键粘贴</p>${hostileMarkup.join('')}`,
    'text/plain': '字',
  });
  await expect(text).toContainText('由按键粘贴');
  await expectHarmless(page, raw, text);
  await drop(text, { texts: { 'text/html': `<p>拖来的</p>${hostileMarkup.join('')}`, 'text/plain': '字' } });
  await expect(text).toContainText('拖来的');
  // One by one; those that leave the caret in a table, where the text alone is taken, at the end.
  const last = hostileMarkup.filter((html) => html.includes('<table'));
  for (const html of [...hostileMarkup.filter((one) => !last.includes(one)), ...last]) {
    await paste(text, { 'text/html': html, 'text/plain': '字' });
    await paste(text, { 'application/x-slate-fragment': forgedFragment, 'text/html': html });
  }
  await paste(text, { 'text/plain': hostileMarkup.join('\n') });
  await text.hover();
  await expectHarmless(page, raw, text);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('region', { name: '预览' });
  await expect(preview).toContainText('拖来的');
  await expectHarmless(page, raw, preview, true);
});

test('files that only say to be pictures are refused, and what is taken is a picture and nothing else', async ({
  page,
  context,
  request,
}) => {
  const session = await newMember(request);
  const noted = await tripwire(context);
  const taken: string[] = [];
  for (const file of hostileFiles) {
    const answer = await request.post('/api/applet/upload_image', {
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        authorization: `${session.token_type} ${session.token}`,
      },
      multipart: { file, filename: `<img src=x onerror=hacked=1>${file.name}` },
    });
    const { code, data }: { code: number; data: { url?: string } } = await answer.json();
    if (code === 200) taken.push(data.url ?? '');
    else expect([413, 415, 422], `${file.name}: ${code}`).toContain(code);
  }
  // Those that are true pictures with markup behind them.
  expect(taken).toHaveLength(hostileFiles.filter(({ name }) => name === 'a.png.html').length);
  for (const url of taken) {
    const file = await request.get(url);
    expect(file.headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect((await file.body()).includes('hacked')).toBe(false);
  }
  // Opened as a page, it is a picture.
  await page.goto(taken[0] ?? '');
  await expect(page.locator('body > *')).toHaveCount(1);
  await expect(page.locator('body > img')).toBeVisible();
  expect(await noted()).toEqual([]);
});
