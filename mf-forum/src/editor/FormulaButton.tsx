import { PostText } from '@harbor/ui/post';
import type { IDomEditor } from '@wangeditor/editor';
import { Sigma } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './FormulaButton.module.css';

const asText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Writes a formula in LaTeX, shows it set meanwhile, and puts it between dollar signs into the text. */
export function FormulaButton({ editor }: { editor: IDomEditor | null }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [tex, setTex] = useState('');
  const formula = tex.replace(/\$/g, '').trim();
  const insert = () => {
    if (!editor || !formula) return;
    editor.restoreSelection();
    editor.insertText(`$${formula}$`);
    setTex('');
    setOpen(false);
  };
  return (
    <div className={styles.formula}>
      <button type="button" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sigma size={16} aria-hidden />
        插入公式
      </button>
      {open ? (
        <div className={styles.box}>
          <label htmlFor={id}>LaTeX 公式</label>
          <input
            id={id}
            className={styles.input}
            value={tex}
            maxLength={200}
            placeholder="\frac{a}{b} + \sqrt{x}"
            onChange={({ target }) => setTex(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              insert();
            }}
          />
          <div className={styles.shown} aria-live="polite">
            {formula ? <PostText html={`<p>$${asText(formula)}$</p>`} /> : '预览会显示在这里'}
          </div>
          <button type="button" className={styles.insert} disabled={!formula} onClick={insert}>
            插入
          </button>
        </div>
      ) : null}
    </div>
  );
}
