import { Overlay } from '@harbor/ui/kit';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { CodeForm } from './CodeForm';
import styles from './Entry.module.css';
import { gateReason } from './gateReason';
import { useProveCode } from './queries';

/** Proving again who is there, before money moves or roles change; it holds for ten minutes. */
interface Prove {
  open: boolean;
  close: () => void;
  /** Of the dialog: the code was right. */
  proven: () => void;
  /**
   * Acts; when the server wants a code first, asks for it and acts again.
   * @throws ApiError for every other refusal, and the server's question itself when the person closed it
   */
  guard: <T>(act: () => Promise<T>) => Promise<T>;
}

function useProve(): Prove {
  const [open, setOpen] = useState(false);
  const settle = useRef<((proven: boolean) => void) | null>(null);
  const finish = (proven: boolean) => {
    setOpen(false);
    settle.current?.(proven);
    settle.current = null;
  };
  const ask = () => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  };
  return {
    open,
    close: () => finish(false),
    proven: () => finish(true),
    guard: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!proofWanted(error) || !(await ask())) throw error;
        return act();
      }
    },
  };
}

/** Whether a call wants a code first. */
export const proofWanted = (error: unknown): boolean => gateReason(error) === 'PROOF_WANTED';

function ProveForm({ onProven }: { onProven: () => void }) {
  const prove = useProveCode({ onSuccess: onProven });
  return (
    <CodeForm
      label="验证器的 6 位验证码"
      submit="验证"
      busy={prove.isPending}
      error={prove.error}
      onCode={(code) => prove.mutate({ body: { code } })}
    />
  );
}

/** The question for a code, over the page. */
function ProveDialog({ prove }: { prove: Prove }) {
  return (
    <Overlay open={prove.open} onClose={prove.close} title="请输入两步验证码" width={420} closeOnMask={false}>
      <p className={styles.why}>此操作涉及资金或权限，验证后 10 分钟内不再询问。</p>
      {prove.open ? <ProveForm onProven={prove.proven} /> : null}
    </Overlay>
  );
}

// Outside of a scope nothing is asked: what the server said is said.
const GuardContext = createContext<Prove['guard']>((act) => act());

/** Asks for a code for whatever inside of it needs one, over the page and over what lies above it. */
export function ProveScope({ children }: { children: ReactNode }) {
  const prove = useProve();
  return (
    <GuardContext value={prove.guard}>
      {children}
      <ProveDialog prove={prove} />
    </GuardContext>
  );
}

/** Gives `guard` for acts that may want a code. */
export const useGuard = (): Prove['guard'] => useContext(GuardContext);
