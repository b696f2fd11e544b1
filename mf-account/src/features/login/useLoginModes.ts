import { useState } from 'react';
import { type LoginMode, modeOf } from './modes';

interface Draft {
  phone: string;
  password: string;
  /** Grows with every demo account that is filled in: the password form then begins anew. */
  fills: number;
}

export interface LoginModes {
  mode: LoginMode;
  setMode: (mode: LoginMode) => void;
  /** What the forms begin with; the phone number goes along from one to the other. */
  draft: Draft;
  setPhone: (phone: string) => void;
  /** Puts an account into the password form and shows it. */
  fill: (account: { phone: string; password: string }) => void;
}

/** Which form is shown, and what they have in common. */
export function useLoginModes(state: unknown): LoginModes {
  const [mode, setMode] = useState(() => modeOf(state));
  const [draft, setDraft] = useState<Draft>({ phone: '', password: '', fills: 0 });
  return {
    mode,
    setMode,
    draft,
    setPhone: (phone) => setDraft((before) => ({ ...before, phone, password: '' })),
    fill: (account) => {
      setDraft((before) => ({ ...account, fills: before.fills + 1 }));
      setMode('password');
    },
  };
}
