import type { Locator, Page } from '@playwright/test';
import { pixel } from '../../support/hostile-files';
import { expect, test } from '../../support/test';
import { field, openTool, openWriting, paste, pasteFiles, press, tool } from '../../support/writing';

const inTables = [
  ...['forumDeleteTable', 'insertTableRow', 'deleteTableRow', 'insertTableCol', 'deleteTableCol'],
  ...['tableHeader', 'tableFullWidth'],
];

/** Makes a table by the grid. */
async function makeTable(page: Page, rows: number, columns: number): Promise<void> {
  await openTool(page, 'insertTable', '.w-e-panel-content-table td');
  const cells = page.locator('.w-e-panel-content-table td:visible');
  await expect(cells).toHaveCount(100);
  await cells.and(page.locator(`[data-x="${columns - 1}"][data-y="${rows - 1}"]`)).click();
}

/** Writes in a cell: the first press only enters the table, and the editor hears of the caret with the first key. */
async function writeInCell(page: Page, cell: Locator, words: string): Promise<void> {
  await cell.click();
  await cell.click();
  await page.keyboard.type(words);
  await expect(cell).toHaveText(words);
}

/** The tables of the text: their width and what each row is made of. */
const shapes = (page: Page): Promise<string> =>
  field(page)
    .locator('table')
    .evaluateAll((tables) =>
      (tables as HTMLTableElement[])
        .flatMap((table) => [
          `${table.getAttribute('width')}:`,
          ...[...table.rows].map((row) => [...row.cells].map(({ tagName }) => tagName).join(' ')),
        ])
        .join('\n'),
    );

/** Presses a button of the bar that stands at a table while the caret is in it. */
async function pressAt(page: Page, cell: Locator, key: string): Promise<void> {
  const button = tool(page, key).first();
  const before = await shapes(page);
  const changed = async () => (await shapes(page)) !== before;
  let tried = false;
  await expect(async () => {
    // A press that was too slow to be told in time may have been one all the same.
    if (await changed()) return;
    // The button works at the caret, of which a busy editor may not have heard yet: people press again too.
    if (tried || !(await button.isVisible())) await cell.click({ timeout: 1000 });
    tried = true;
    await button.click({ timeout: 1000 });
    await expect.poll(changed, { timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** No button of a table can be pressed, wherever it stands. */
async function expectNoTableTools(page: Page): Promise<void> {
  for (const key of inTables)
    await expect(page.locator(`button[data-menu-key="${key}"]:not(.disabled):visible`)).toHaveCount(0);
}

test('tables: the grid, when their buttons work, keys, rows, columns, widths and pasting', async ({
  member: page,
}) => {
  const text = await openWriting(page);
  await text.click();
  await makeTable(page, 3, 2);
  await expect(text.locator('tr')).toHaveCount(3);
  await expect(text.locator('tr').first().locator('th')).toHaveCount(2);
  await expect(text.locator('tr').nth(1).locator('td')).toHaveCount(2);
  // A paragraph stays below a table at the end.
  await expect(text.locator('> p').last()).toBeVisible();

  await text.locator('th').first().click();
  await expect(tool(page, 'insertTable')).toHaveClass(/disabled/);
  for (const key of inTables) await expect(tool(page, key)).not.toHaveClass(/disabled/);
  await page.keyboard.type('表头');
  await page.keyboard.press('Tab');
  await page.keyboard.type('第二格');
  await expect(text.locator('th').last()).toHaveText('第二格');
  await page.keyboard.press('Shift+Home');
  await expectNoTableTools(page);
  await page.keyboard.press('ArrowRight');

  // From the last cell on: the paragraph below.
  await text.locator('td').last().click();
  await page.keyboard.type('末格');
  await expect(text.locator('td').last()).toHaveText('末格');
  await page.keyboard.press('Tab');
  await page.keyboard.type('表后');
  await expect(text.locator('> p').last()).toHaveText('表后');

  // Pasted into a cell: the text alone; line breaks and pictures stay.
  await writeInCell(page, text.locator('td').first(), '格');
  await paste(text, { 'text/html': '<h1>标题</h1><ul><li>一</li></ul>', 'text/plain': '纯文字\n换行' });
  await expect(text.locator('td').first()).toContainText('纯文字');
  await expect(text.locator('td').first()).toContainText('换行');
  await expect(text.locator('h1, ul, li')).toHaveCount(0);
  await pasteFiles(text, [{ name: 'a.png', mimeType: 'image/png', buffer: pixel }]);
  await expect(text.locator('td').first().locator('img')).toHaveCount(1);

  await pressAt(page, text.locator('td').last(), 'tableFullWidth');
  await expect(text.locator('table')).toHaveAttribute('width', '100%');
  await pressAt(page, text.locator('td').last(), 'tableFullWidth');
  await expect(text.locator('table')).toHaveAttribute('width', 'auto');
  await pressAt(page, text.locator('td').last(), 'tableHeader');
  await expect(text.locator('th')).toHaveCount(0);
  await pressAt(page, text.locator('td').last(), 'insertTableRow');
  await expect(text.locator('tr')).toHaveCount(4);
  await pressAt(page, text.locator('td').last(), 'insertTableCol');
  await expect(text.locator('tr').first().locator('td')).toHaveCount(3);

  // A column keeps 30 pixels, however far its edge is drawn.
  const last = text.locator('> p').last();
  await last.click();
  await expect(tool(page, 'insertTableCol')).toBeHidden();
  const edge = await text.locator('td').first().boundingBox();
  if (!edge) throw new Error('no cell');
  const [x, y] = [edge.x + edge.width - 2, edge.y + 10];
  await page.mouse.move(x - 4, y);
  await page.mouse.move(x, y);
  await expect(text.locator('td').first()).toHaveCSS('cursor', 'col-resize');
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 4 });
  await expect(text.locator('col').first()).toHaveAttribute('width', '30');
  await page.mouse.up();

  // The last column takes the table with it, and so does the last row.
  for (let left = 3; left > 0; left -= 1) {
    await pressAt(page, text.locator('td').last(), 'deleteTableCol');
    await expect(text.locator('tr').first().locator('td')).toHaveCount(left - 1);
  }
  await expect(text.locator('table')).toHaveCount(0);
  await last.click();
  await makeTable(page, 1, 1);
  await writeInCell(page, text.locator('th'), '格');
  await pressAt(page, text.locator('th').first(), 'deleteTableRow');
  await expect(text.locator('table')).toHaveCount(0);
  await last.click();
  await makeTable(page, 2, 2);
  await writeInCell(page, text.locator('th').first(), '格');
  await pressAt(page, text.locator('th').first(), 'forumDeleteTable');
  await expect(text.locator('table')).toHaveCount(0);

  // No table in a selection, nor in a list.
  await last.click();
  await page.keyboard.type('选中');
  await page.keyboard.press('Shift+Home');
  await expect(tool(page, 'insertTable')).toHaveClass(/disabled/);
  await page.keyboard.press('ArrowRight');
  await press(page, 'bulletedList');
  await expect(tool(page, 'insertTable')).toHaveClass(/disabled/);
});

test('lists, tabs, code, undoing and words: as the rules have them', async ({ member: page }) => {
  const text = await openWriting(page);
  await text.click();
  // Everything that a button says is Chinese.
  const tips = await page
    .locator('.w-e-toolbar button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') || button.textContent || ''),
    );
  expect(tips.length).toBeGreaterThan(30);
  expect(tips.filter((tip) => !/[\u4e00-\u9fff]/.test(tip))).toEqual([]);
  await expect(page.locator('[data-menu-key="group-video"], [data-menu-key="insertVideo"]')).toHaveCount(0);

  await page.keyboard.type('甲');
  await page.keyboard.press('Tab');
  await page.keyboard.type('乙');
  expect((await text.textContent())?.replace(/\u00a0/g, ' ')).toContain('甲    乙');

  // Tab at the beginning of an item lowers it a level, Backspace raises it, and then ends the list.
  await page.keyboard.press('Enter');
  await press(page, 'numberedList');
  await page.keyboard.type('一');
  await page.keyboard.press('Enter');
  const margin = () =>
    text
      .locator('> *')
      .nth(2)
      .evaluate((item) => Number.parseInt(getComputedStyle(item).marginLeft, 10));
  const flat = await margin();
  await page.keyboard.press('Tab');
  await expect.poll(margin).toBeGreaterThan(flat);
  await page.keyboard.press('Backspace');
  await expect.poll(margin).toBe(flat);
  await page.keyboard.press('Backspace');
  await expect(text.locator('> p')).toHaveCount(2);

  await press(page, 'codeBlock');
  await expect(text.locator('pre code')).toHaveCount(1);
  await page.keyboard.type('const a = 1;');
  await expect(tool(page, 'insertTable')).toHaveClass(/disabled/);
  await expect(tool(page, 'uploadImage')).toHaveClass(/disabled/);
  await pasteFiles(text, [{ name: 'a.png', mimeType: 'image/png', buffer: pixel }]);
  await openTool(page, 'codeSelectLang', '.w-e-select-list');
  const languages = await page.locator('.w-e-select-list:visible li').allInnerTexts();
  expect(languages.map((one) => one.trim())).toEqual(
    expect.arrayContaining(
      'CSS,HTML,XML,Javascript,Typescript,JSX,Go,PHP,C,Python,Java,C++,C#,Visual Basic,SQL,Ruby,Swift,Bash,Lua,Groovy,Markdown'.split(
        ',',
      ),
    ),
  );
  await page.locator('.w-e-select-list:visible li').filter({ hasText: 'Javascript' }).click();
  await expect(text.locator('code .token.keyword')).toHaveText('const');
  await expect(text.locator('img')).toHaveCount(0);

  // A hundred steps can be taken back, and no more.
  await press(page, 'enter');
  const lines = text.locator('> p');
  const first = await lines.count();
  for (let line = 0; line < 103; line += 1) await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(first + 103);
  for (let step = 0; step < 110; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(lines).toHaveCount(first + 3);
});
