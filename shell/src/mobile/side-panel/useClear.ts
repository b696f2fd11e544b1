import { type RefObject, useEffect, useState } from 'react';

const field = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';
/** The foot of a form stands where the button floats; everything else on a page can be scrolled from under it. */
const control = 'form :is(button, input, textarea, select, label, [contenteditable="true"])';

/** Whether a form's own controls lie under this place. */
function coversControl(place: DOMRect, own: Element): boolean {
  const xs = [place.left, place.left + place.width / 2, place.right];
  const ys = [place.top, place.top + place.height / 2, place.bottom];
  return xs.some((x) =>
    ys.some((y) => {
      const under = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
      return under?.closest(control) != null;
    }),
  );
}

/** A field keeps the focus when its keyboard is closed or the page is scrolled away from it: nobody writes there then. */
function isWriting(): boolean {
  const active = document.activeElement;
  if (!active?.matches(field)) return false;
  const { top, bottom } = active.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Whether a floating button may be seen: nobody writes in a field in sight, and no form's controls lie under it.
 * @param floating the button, or what keeps its place while it is not seen
 */
export function useClear(floating: RefObject<Element | null>, there: boolean): boolean {
  const [clear, setClear] = useState(true);
  useEffect(() => {
    if (!there) return;
    let asked = 0;
    const look = () => {
      asked = 0;
      const own = floating.current;
      if (!own) return;
      // Hidden, it would lose the focus.
      if (document.activeElement === own) return;
      setClear(!isWriting() && !coversControl(own.getBoundingClientRect(), own));
    };
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const event of events) window.addEventListener(event, ask, { passive: true });
    const grown = new ResizeObserver(ask);
    grown.observe(document.body);
    ask();
    return () => {
      for (const event of events) window.removeEventListener(event, ask);
      grown.disconnect();
      cancelAnimationFrame(asked);
      setClear(true);
    };
  }, [floating, there]);
  return clear;
}
