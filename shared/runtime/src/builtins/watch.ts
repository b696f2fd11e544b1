import { look } from './look';

/** How often built-ins are looked at while nothing else gives reason to, in ms. */
const every = 2000;

/** The part on whose page something happens; undefined for the chrome, and for widgets, which have no place of their own. */
function partAt({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-outlet]')?.dataset.outlet : undefined;
}

/**
 * Looks at the built-ins before and after what people press and every now and then, for what code changes long after it was
 * loaded.
 * @returns a function that ends it
 */
export function watchBuiltins(): () => void {
  const handleTick = () => {
    if (!document.hidden) look();
  };
  const handleClick = (event: Event) => {
    look();
    const part = partAt(event);
    setTimeout(() => look(part));
  };
  const timer = setInterval(handleTick, every);
  // Not at every key: nobody shall feel it in the editor.
  window.addEventListener('click', handleClick, true);
  return () => {
    clearInterval(timer);
    window.removeEventListener('click', handleClick, true);
  };
}
