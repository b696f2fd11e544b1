import { navigate } from '@harbor/runtime';
import { type KeyboardEvent, useState } from 'react';
import { resultsPath } from './searchTypes';
import { useSearchState } from './useSearchState';
import { useSuggestions } from './useSuggestions';

/** A search box with suggestions under it: what is typed, what is offered, and how keys go through it. */
export function useSuggestionBox() {
  const { type, setType, value, setValue } = useSearchState();
  const [open, setOpen] = useState(false);
  const [composing, setComposing] = useState(false);
  const [at, setAt] = useState(-1);
  // Letters on their way to becoming characters are nothing to look for yet.
  const suggestions = useSuggestions(value, open && !composing, type);
  const { list } = suggestions;
  const active = at < list.length ? at : -1;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const look = (keywords: string) => {
    const wanted = keywords.trim();
    if (!wanted) return setOpen(true);
    setValue(wanted);
    close();
    navigate(resultsPath(wanted, type));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen(true);
    // One place more than there are suggestions: back in what was typed.
    const places = list.length + 1;
    setAt(((active + 1 + step + places) % places) - 1);
  };

  return {
    type,
    setType: (next: typeof type) => {
      setType(next);
      setAt(-1);
    },
    value,
    change: (next: string) => {
      setValue(next);
      setOpen(true);
      setAt(-1);
    },
    setComposing,
    open,
    show: () => setOpen(true),
    close,
    suggestions,
    active,
    /** Looks for a suggestion, or for what was typed. */
    look,
    submit: () => look(list[active] ?? value),
    handleKey,
  };
}

export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
