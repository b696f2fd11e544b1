import { ApiError, Widget } from '@harbor/runtime';
import { type ReactNode, useCallback, useRef, useState } from 'react';

const isWanted = (error: unknown): boolean => {
  const data: unknown = error instanceof ApiError && error.code === 403 ? error.data : null;
  return typeof data === 'object' && data !== null && 'step_up' in data;
};

/** The proof by phone that stands before money leaves; it holds for ten minutes. */
export interface Proof {
  /** Where the question is drawn. */
  question: ReactNode;
  /**
   * Acts; when the server wants to know first who is there, asks for the proof and acts again.
   * @returns null when the person closed the question
   * @throws ApiError for every other refusal
   */
  guard: <T>(act: () => Promise<T>) => Promise<T | null>;
}

/** Asks for a code to the account's own phone where the server wants it; the question itself belongs to the account's part. */
export function useProof(): Proof {
  const [asking, setAsking] = useState(false);
  const settle = useRef<((proven: boolean) => void) | null>(null);
  const onDone = useCallback((proven: boolean) => {
    setAsking(false);
    settle.current?.(proven);
    settle.current = null;
  }, []);
  return {
    question: asking ? (
      <Widget remote="mf-account" name="step-up" props={{ onDone }} empty={<Unavailable onDone={onDone} />} />
    ) : null,
    async guard(act) {
      try {
        return await act();
      } catch (error) {
        if (!isWanted(error)) throw error;
        const proven = await new Promise<boolean>((resolve) => {
          settle.current = resolve;
          setAsking(true);
        });
        return proven ? act() : null;
      }
    },
  };
}

/** The account's part cannot be had: said, instead of waiting for ever. */
function Unavailable({ onDone }: { onDone: (proven: boolean) => void }) {
  return (
    <p role="alert">
      暂时不能验证手机号，请稍后再试。
      <button type="button" onClick={() => onDone(false)}>
        知道了
      </button>
    </p>
  );
}
