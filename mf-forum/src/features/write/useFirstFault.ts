import { useEffect, useRef } from 'react';

/** What can be faulty, in the order of the page; buttons cannot be `aria-invalid`. */
const faulty = '[aria-invalid="true"], [data-faulty="true"]';

/**
 * The first faulty field of a form gets the focus whenever the form is refused.
 * @param refusals how often it was
 * @returns the place of the form
 */
export function useFirstFault(refusals: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>(faulty);
    // In the middle: bars of the page cover its edges.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [refusals]);
  return form;
}
