import { useSession } from '@harbor/runtime';
import { useCallback, useEffect, useState } from 'react';
import { overriddenParts, useOverridesOpen } from './state';
import { useShortcut } from './useShortcut';

/** What of the overrides this person gets to load: nothing at all, for nearly everybody. */
export interface OverridesGate {
  /** The panel was asked for, and may be shown. */
  panel: boolean;
  /** The page is not made of what others get: the mark says so. */
  mark: boolean;
}

/** Decides what is loaded: the panel when a member of staff asks for it, the mark while an override is active. */
export function useOverridesGate(): OverridesGate {
  const { isStaff, restoring } = useSession();
  const [open, setOpen] = useOverridesOpen();
  const [parts] = useState(overriddenParts);
  const [asked, setAsked] = useState(false);
  const mark = parts.length > 0;
  // Who has an override may look at it and end it, also after the session ended.
  const allowed = isStaff || mark;
  // Keys that are pressed before it is known who is there count once it is.
  useShortcut(
    allowed || restoring,
    useCallback(() => setOpen(true), [setOpen]),
  );
  const refused = open && !allowed && !restoring;
  useEffect(() => {
    if (refused) setOpen(false);
  }, [refused, setOpen]);
  if (open && allowed && !asked) setAsked(true);
  return { panel: asked && allowed, mark };
}
