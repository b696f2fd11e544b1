import { useState } from 'react';

export interface Overlay<Name extends string> {
  /** Which one is open, if any. */
  shown: Name | null;
  open: (name: Name) => void;
  close: () => void;
}

/** Which of a page's sheets is open. */
export function useOverlay<Name extends string>(): Overlay<Name> {
  const [shown, setShown] = useState<Name | null>(null);
  return { shown, open: setShown, close: () => setShown(null) };
}
