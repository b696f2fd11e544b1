import { atoms, useSetAtom } from '@harbor/runtime';
import { type RefObject, useEffect } from 'react';

/** While the pictures are in view they reach to the top of the screen, under the bare way back; below, the bar is there. */
export function useGalleryNav(gallery: RefObject<HTMLElement | null>) {
  const setBackground = useSetAtom(atoms.navBackground);

  useEffect(() => {
    setBackground('hidden');
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => setBackground(entry?.isIntersecting ? 'hidden' : 'painted'), {
            rootMargin: '-48px 0px 0px 0px',
          });
    if (gallery.current) observer?.observe(gallery.current);
    return () => {
      observer?.disconnect();
      setBackground('painted');
    };
  }, [gallery, setBackground]);
}
