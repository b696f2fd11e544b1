function dressPictures(place: HTMLElement): void {
  place.querySelectorAll('img').forEach((picture, n) => {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', `查看大图：${picture.alt || `第 ${n + 1} 张图片`}`);
  });
}

function dressTasks(place: HTMLElement): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    box.disabled = true;
    box.setAttribute('aria-label', box.checked ? '已完成' : '未完成');
  }
}

/** Readers begin with the words: colours come when the page has rested for so long, in ms. */
const rest = 1200;

async function dressCode(blocks: HTMLElement[], isWanted: () => boolean): Promise<void> {
  await new Promise((done) => setTimeout(done, rest));
  if (!isWanted()) return;
  const { colour } = await import('./colour');
  for (const block of blocks) {
    if (!isWanted()) return;
    colour(block);
    // Others have their turn in between.
    await new Promise((done) => setTimeout(done));
  }
}

/** @returns what ends the watch over their widths */
async function dressFormulas(place: HTMLElement, isWanted: () => boolean): Promise<() => void> {
  const [{ setFormulas }, { keepWideFormulasInside }] = await Promise.all([
    import('./formulas'),
    import('./wideFormulas'),
  ]);
  if (!isWanted()) return () => undefined;
  setFormulas(place);
  return keepWideFormulasInside(place);
}

/**
 * Dresses up a text that stands in the page. Colours and formulas come with files of their own; without those the text
 * stays as it is.
 * @returns a function that keeps what is still on its way from being done
 */
export function dressUp(place: HTMLElement): () => void {
  let wanted = true;
  let endFormulas = () => {};
  const isWanted = () => wanted;
  dressTasks(place);
  const blocks = [...place.querySelectorAll<HTMLElement>('pre code')];
  for (const block of blocks) if (block.parentElement) block.parentElement.tabIndex = 0;
  const asItIs = () => undefined;
  if (blocks.length > 0) dressCode(blocks, isWanted).catch(asItIs);
  if (/\$[^$]+\$/.test(place.textContent ?? ''))
    dressFormulas(place, isWanted).then((end) => {
      endFormulas = end;
    }, asItIs);
  return () => {
    wanted = false;
    endFormulas();
  };
}

/** The same, with pictures that can be pressed. */
export function dressUpWithPictures(place: HTMLElement): () => void {
  dressPictures(place);
  return dressUp(place);
}
