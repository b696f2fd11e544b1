import { useLocation, useNavigate } from '@harbor/runtime';

/** Name of the overlay that the present entry of the history stands for. */
function overlayOf(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : null;
  return typeof name === 'string' ? name : null;
}

export interface Overlay<Name extends string> {
  /** Which of the names is open, if any. */
  shown: Name | null;
  open: (name: Name) => void;
  close: () => void;
}

/** Sheets as entries of the history: the phone's back gesture closes the sheet before it leaves the page. */
export function useOverlay<Name extends string>(names: readonly Name[]): Overlay<Name> {
  const { pathname, search, state } = useLocation();
  const go = useNavigate();
  const wanted = overlayOf(state);
  const shown = names.find((name) => name === wanted) ?? null;
  return {
    shown,
    open: (name) =>
      void go(pathname + search, { state: { ...state, overlay: name }, replace: shown !== null }),
    close: () => {
      if (shown !== null) void go(-1);
    },
  };
}
