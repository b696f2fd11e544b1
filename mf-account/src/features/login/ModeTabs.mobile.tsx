import type { KeyboardEvent } from 'react';
import styles from './ModeTabs.mobile.module.css';
import { type LoginMode, loginTabs } from './modes';

export interface ModeTabsProps {
  mode: LoginMode;
  onChange: (mode: LoginMode) => void;
}

/** The two ways of logging in; arrow keys go from one to the other. */
export function ModeTabs({ mode, onChange }: ModeTabsProps) {
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = mode === 'sms' ? 'password' : 'sms';
    onChange(other);
    event.currentTarget.querySelector<HTMLElement>(`#login-tab-${other}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="登录方式" onKeyDown={handleKey}>
      {loginTabs.map((tab) => (
        <button
          key={tab.mode}
          type="button"
          role="tab"
          id={`login-tab-${tab.mode}`}
          aria-selected={tab.mode === mode}
          aria-controls="login-panel"
          tabIndex={tab.mode === mode ? 0 : -1}
          className={tab.mode === mode ? `${styles.tab} ${styles.on}` : styles.tab}
          onClick={() => onChange(tab.mode)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
