import { type RefObject, useEffect } from 'react';

/** Says at the editor's text field, which is the library's own, that something is wrong with it, and where that is said. */
export function useFault(frame: RefObject<HTMLElement | null>, problem: string | undefined, there: boolean) {
  useEffect(() => {
    const field = there ? frame.current?.querySelector('[data-slate-editor]') : null;
    if (!field || !problem) return;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', problem);
    return () => {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    };
  }, [frame, problem, there]);
}
