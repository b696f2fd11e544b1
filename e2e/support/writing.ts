import { expect, type Locator, type Page } from '@playwright/test';

/** The text field of the editor. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: '正文' });

/** Opens the page for writing, and waits for the editor, whose files come once the page stands. */
export async function openWriting(page: Page, path = '/sendpost'): Promise<Locator> {
  await page.goto(path);
  await expect(field(page)).toBeVisible();
  return field(page);
}

/** A button of the editor, in its bar or at the place of the caret. */
export const tool = (page: Page, key: string): Locator => page.locator(`button[data-menu-key="${key}"]`);

/** Presses a button of the editor once it has heard of the caret. */
export async function press(page: Page, key: string): Promise<void> {
  const button = tool(page, key).first();
  await expect(button).not.toHaveClass(/disabled/);
  await button.click();
}

/** Puts the caret into the text and words to it, once the editor has heard of the caret. */
export async function write(page: Page, words: string): Promise<void> {
  await field(page).click();
  await expect(tool(page, 'bold').first()).not.toHaveClass(/disabled/);
  await page.keyboard.insertText(words);
  await expect(field(page)).toContainText(words.slice(-8));
}

/**
 * Presses a button of the editor until what it opens is there. A button at the caret is made anew with every selection,
 * and what an earlier one had opened stays in the page, hidden.
 */
export async function openTool(page: Page, key: string, opened: string): Promise<Locator> {
  const there = page.locator(opened).filter({ visible: true }).first();
  await expect(tool(page, key).first()).not.toHaveClass(/disabled/);
  await expect(async () => {
    if (!(await there.isVisible())) await tool(page, key).first().click();
    await expect(there).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  return there;
}

/** What somebody has copied, by type. */
export type Clipboard = Record<string, string>;

/** A file as somebody has it: chosen, copied or dragged. */
export interface LocalFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function transfer(
  target: Locator,
  kind: 'paste' | 'drop',
  texts: Clipboard,
  files: LocalFile[],
): Promise<void> {
  const blobs = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString('base64'),
  }));
  await target.evaluate(
    (element, what) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(what.texts)) data.setData(type, text);
      for (const { name, type, base64 } of what.blobs) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      if (what.kind === 'drop') {
        const line = element.querySelector('[data-slate-node="element"]') ?? element;
        const { x, y, height } = line.getBoundingClientRect();
        const at = { clientX: x + 1, clientY: y + height / 2 };
        line.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...at, ...common }));
        return;
      }
      const pasted = element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...common }));
      if (pasted)
        element.dispatchEvent(
          new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer: data, ...common }),
        );
    },
    { kind, texts, blobs },
  );
}

/** Pastes into whatever has the caret, by the events that the browser sends one after the other. */
export const paste = (target: Locator, clipboard: Clipboard) => transfer(target, 'paste', clipboard, []);

/** Pastes files into whatever has the caret. */
export const pasteFiles = (target: Locator, files: LocalFile[]) => transfer(target, 'paste', {}, files);

/** Drops something onto the first line of a text. */
export const drop = (target: Locator, what: { texts?: Clipboard; files?: LocalFile[] }) =>
  transfer(target, 'drop', what.texts ?? {}, what.files ?? []);

/** Copies as a page with a copy button of its own does, so that the clipboard has exactly this, and pastes by the key. */
export async function copyAndPaste(page: Page, target: Locator, clipboard: Clipboard): Promise<void> {
  await target.evaluate((element, texts) => {
    addEventListener(
      'copy',
      (event) => {
        for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, once: true },
    );
    (element as HTMLElement).focus();
    document.execCommand('copy');
  }, clipboard);
  await page.keyboard.press('ControlOrMeta+V');
}
