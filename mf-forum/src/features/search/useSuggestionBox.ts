import { navigate } from '@harbor/runtime';
import { useCombobox } from '@harbor/ui/combobox';
import { useState } from 'react';
import { resultsPath } from './searchTypes';
import { useSearchState } from './useSearchState';
import { useSuggestions } from './useSuggestions';

/** A search box with suggestions under it: what is typed, what is offered, and how keys go through it. */
export function useSuggestionBox() {
  const { type, setType, value, setValue } = useSearchState();
  const [open, setOpen] = useState(false);
  const [composing, setComposing] = useState(false);
  // Letters on their way to becoming characters are nothing to look for yet.
  const suggestions = useSuggestions(value, open && !composing, type);
  const { list } = suggestions;
  const combobox = useCombobox({
    lines: open ? list.length : 0,
    label: '搜索建议',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: (line) => look(list[line] ?? value),
  });

  const close = () => {
    setOpen(false);
    combobox.leave();
  };
  const look = (keywords: string) => {
    const wanted = keywords.trim();
    if (!wanted) return setOpen(true);
    setValue(wanted);
    close();
    navigate(resultsPath(wanted, type));
  };

  return {
    type,
    setType: (next: typeof type) => {
      setType(next);
      combobox.leave();
    },
    value,
    change: (next: string) => {
      setValue(next);
      setOpen(true);
      combobox.leave();
    },
    setComposing,
    open,
    show: () => setOpen(true),
    close,
    suggestions,
    combobox,
    /** Looks for a suggestion, or for what was typed. */
    look,
    submit: () => look(list[combobox.at] ?? value),
  };
}

export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
