import { useEffect, useId, useRef, useState } from 'react';
import styles from './ChoiceMenu.module.css';

interface ChoiceMenuProps<K extends string | number> {
  /** What is chosen here: 播放速度. */
  label: string;
  /** What stands on the button. */
  shown: string;
  options: readonly (readonly [key: K, label: string])[];
  value: K;
  onChoose: (key: K) => void;
}

/** A button of the player with a small menu above it. It lies inside the player, so that the full screen has it too. */
export function ChoiceMenu<K extends string | number>(props: ChoiceMenuProps<K>) {
  const { label, shown, options, value, onChoose } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    box.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const step = (by: number) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + by + all.length) % all.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu inside bubble up to here
    <div
      ref={box}
      className={styles.place}
      onKeyDown={(event) => {
        if (!open) return;
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (by) step(by);
        else if (event.key === 'Escape') close();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${label}，现在是 ${shown}`}
        onClick={() => setOpen((old) => !old)}
      >
        {shown}
      </button>
      {open ? (
        <div id={id} className={styles.menu} role="menu" aria-label={label}>
          {options.map(([key, text]) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={key === value}
              className={key === value ? `${styles.option} ${styles.on}` : styles.option}
              onClick={() => {
                onChoose(key);
                close();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
