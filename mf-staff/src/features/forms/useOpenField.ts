import { useState } from 'react';
import type { FormDocument } from './document';

/** Id of a section of the list. */
export const sectionId = (key: string): string => `form-section-${key}`;

/** Id of the form's own words. */
export const aboutId = 'form-about';

const place = /^sections\[(\d{1,3})\](?:\.fields\[(\d{1,3})\])?/;

/** Which field of the list is open, and which takes the cursor: one that was just added, moved or jumped to. */
export function useOpenField() {
  const [open, setOpen] = useState<string>();
  const [focus, setFocus] = useState({ key: '', turn: 0 });
  const focusOn = (key = '') => setFocus(({ turn }) => ({ key, turn: turn + 1 }));
  return {
    open,
    setOpen,
    focus,
    focusOn,
    /** Leads to what a message is about, by its path. */
    jump(document: FormDocument, path: string) {
      const [, section, field] = place.exec(path) ?? [];
      const found = section === undefined ? undefined : document.sections[Number(section)];
      const key = field === undefined ? undefined : found?.fields[Number(field)]?.key;
      if (key) {
        setOpen(key);
        focusOn(key);
        return;
      }
      window.document
        .getElementById(found ? sectionId(found.key) : aboutId)
        ?.scrollIntoView({ block: 'center' });
    },
  };
}

export type OpenField = ReturnType<typeof useOpenField>;
