/** What stands behind a button that shows a picture alone, or says it in letters. */
const names: Record<string, string> = {
  'group-more-style': '更多样式',
  'group-justify': '对齐方式',
  'group-indent': '缩进',
  header2: 'H2 二级标题',
  header3: 'H3 三级标题',
};

/**
 * The editor's buttons have their names in a tooltip alone, and its text field none: says them to screen readers, as
 * they come and go.
 * @returns a function that ends it
 */
export function nameTools(frame: HTMLElement, label: string): () => void {
  const name = () => {
    for (const button of frame.querySelectorAll<HTMLElement>('button')) {
      const tip = button.dataset.tooltip?.split('\n')[0] ?? '';
      // A button that shows its value is called by both.
      const shown = button.textContent?.trim() ?? '';
      const said = tip && shown ? `${tip}：${shown}` : tip;
      if (said && button.getAttribute('aria-label') !== said) button.setAttribute('aria-label', said);
      else if (!said && !button.hasAttribute('aria-label')) {
        const name = names[button.dataset.menuKey ?? ''] ?? (shown ? '' : '关闭');
        if (name) button.setAttribute('aria-label', name);
      }
    }
    const field = frame.querySelector('[data-slate-editor]');
    if (field && !field.hasAttribute('aria-label')) {
      field.setAttribute('aria-label', label);
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-multiline', 'true');
      // It can be reached by keys as it is: said for who asks how what scrolls around it is moved.
      field.setAttribute('tabindex', '0');
    }
  };
  name();
  const isText = (node: Node) => node instanceof Element && node.closest('[data-slate-editor]') !== null;
  const watch = new MutationObserver((changes) => {
    // What is written changes no button.
    if (changes.some(({ target }) => !isText(target))) name();
  });
  watch.observe(frame, { childList: true, subtree: true, attributeFilter: ['data-tooltip'] });
  return () => watch.disconnect();
}
