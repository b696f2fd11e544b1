import { ChoicePills } from '@harbor/ui/choice';
import { Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import styles from './TextSize.mobile.module.css';
import { type TextSize as Size, textSizes } from './useTextSize';

interface TextSizeProps {
  size: Size;
  onChoose: (size: Size) => void;
}

/** At the end of the navigation bar: how large the text is. */
export function TextSize({ size, onChoose }: TextSizeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.opener} aria-label="字号" onClick={() => setOpen(true)}>
        Aa
      </button>
      <Sheet open={open} title="字号" onClose={() => setOpen(false)}>
        <fieldset className={styles.sizes} aria-label="正文字号">
          <ChoicePills name="text-size" options={textSizes} value={size} onChoose={onChoose} />
        </fieldset>
        <p className={styles.note}>只改变正文的大小，记在这台设备上。</p>
      </Sheet>
    </>
  );
}
