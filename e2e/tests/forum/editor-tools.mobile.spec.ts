import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { field, openWriting, press, tool, write } from '../../support/writing';

/** Every tool that the computer's editor has in its bar or in one of its groups. */
const tools = [
  ...['bold', 'uploadImage', 'emotion', 'headerSelect', 'bulletedList', 'numberedList', 'todo'],
  ...['blockquote', 'insertLink', 'codeBlock', 'insertTable', 'divider', 'undo', 'redo'],
  ...['underline', 'italic', 'through', 'code', 'sup', 'sub', 'color', 'bgColor', 'clearStyle'],
  ...['fontSize', 'fontFamily', 'lineHeight'],
  ...['justifyLeft', 'justifyCenter', 'justifyRight', 'justifyJustify', 'indent', 'delIndent', 'fullScreen'],
];

/** What a tool has opened below the bar: whole in the window, and nothing lies over it. */
async function expectWhole(page: Page, panel: string): Promise<void> {
  const open = page.locator(panel).filter({ visible: true });
  await expect(open).toHaveCount(1, { timeout: 5000 });
  await expect(open).toBeInViewport({ ratio: 1 });
  const covered = await open.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [
      [left + 8, top + 8],
      [right - 8, top + 8],
      [left + 8, bottom - 8],
      [right - 8, bottom - 8],
    ].filter(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y))).length;
  });
  expect(covered).toBe(0);
}

test('the phone’s editor has every tool, and its lists open whole and do their work', async ({ buyer }) => {
  const text = await openWriting(buyer);
  const keys = await buyer
    .locator('.forum_editor .w-e-toolbar button[data-menu-key]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.menuKey));
  expect(keys.toSorted()).toEqual(tools.toSorted());

  await write(buyer, '样本量怎么定');
  await buyer.keyboard.press('ControlOrMeta+A');
  for (const [key, panel, choice, style] of [
    ['headerSelect', '.w-e-select-list', 'H2', 'h2'],
    ['fontSize', '.w-e-select-list', '24px', '[style*="font-size: 24px"]'],
    ['lineHeight', '.w-e-select-list', '2', '[style*="line-height: 2"]'],
    ['fontFamily', '.w-e-select-list', '仿宋', '[style*="仿宋"]'],
  ] as const) {
    await press(buyer, key);
    await expectWhole(buyer, panel);
    await buyer.locator(`${panel} li`).getByText(choice, { exact: true }).filter({ visible: true }).click();
    await expect(text.locator(style).first()).toBeVisible();
    await expect(buyer.locator(panel).filter({ visible: true })).toHaveCount(0);
  }
  await press(buyer, 'color');
  await buyer.locator('.w-e-drop-panel li[data-value="rgb(225, 60, 57)"]').filter({ visible: true }).click();
  await expect(text.locator('[style*="color: rgb(225, 60, 57)"]').first()).toBeVisible();
  await press(buyer, 'justifyCenter');
  await expect(text.locator('[style*="text-align: center"]')).toBeVisible();
  await press(buyer, 'indent');
  await expect(text.locator('[style*="text-indent"]')).toBeVisible();

  // Each opens in place of the one before.
  for (const key of ['bgColor', 'emotion', 'color']) {
    await expect(async () => {
      await press(buyer, key);
      await expectWhole(buyer, '.w-e-drop-panel');
    }).toPass();
  }
});

test('the phone’s editor takes the whole screen, and gives it back', async ({ buyer }) => {
  await openWriting(buyer);
  await write(buyer, '写长一点的正文');
  await press(buyer, 'fullScreen');
  const editor = buyer.locator('.forum_editor');
  const size = buyer.viewportSize();
  await expect
    .poll(async () => {
      const box = await editor.boundingBox();
      return [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? -1));
    })
    .toEqual([0, 0, size?.width, size?.height]);
  // Nothing of the page lies over it.
  const own = await editor.evaluate((element) =>
    [
      [20, 10],
      [innerWidth - 20, 10],
      [20, innerHeight - 10],
      [innerWidth - 20, innerHeight - 10],
    ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
  );
  expect(own).toBe(true);
  await expect(field(buyer)).toContainText('写长一点的正文');
  await press(buyer, 'fullScreen');
  await expect(tool(buyer, 'fullScreen')).toBeVisible();
  await expect.poll(async () => (await editor.boundingBox())?.height).toBeLessThan(size?.height ?? 0);
});
