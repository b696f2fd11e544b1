import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { enterAgain } from '../entered/entered';
import { isDrawn } from './drawn';

interface ArrivalProps {
  onArrival: () => void;
}

function Arrival({ onArrival }: ArrivalProps) {
  useEffect(() => {
    onArrival();
    enterAgain();
  }, [onArrival]);
  return null;
}

interface PieceProps {
  /** Stands there while the code is on its way, unless the server has drawn the piece. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A piece of the page that is taken over for itself, between other work, and whose code may come later, as `Suspense`.
 * React takes over what the server drew of it when its code is there; asked for it with new words before, it would throw
 * that away and show `fallback`, so until then the first ones hold.
 */
export function Piece({ fallback, children }: PieceProps) {
  const [arrived, setArrived] = useState(() => !isDrawn());
  const arrive = useCallback(() => setArrived(true), []);
  const piece = (
    <Suspense fallback={fallback}>
      {children}
      <Arrival onArrival={arrive} />
    </Suspense>
  );
  const first = useRef(piece);
  return arrived ? piece : first.current;
}
