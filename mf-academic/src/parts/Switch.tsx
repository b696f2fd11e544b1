import styles from './Switch.module.css';

interface SwitchProps {
  on: boolean;
  label: string;
  busy?: boolean;
  onSwitch: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ on, label, busy = false, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={on ? `${styles.switch} ${styles.on}` : styles.switch}
      aria-checked={on}
      aria-label={label}
      aria-busy={busy}
      disabled={busy}
      onClick={() => onSwitch(!on)}
    >
      <span />
    </button>
  );
}
