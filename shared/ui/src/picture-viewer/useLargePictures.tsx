import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Its files come when somebody opens a picture. */
const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer')).PictureViewer }));

/** Pictures that open large, one after the other. */
export interface LargePictures {
  /** Opens one of several: the `onPicture` of a text. */
  show(addresses: string[], at: number): void;
  /** What stands over the page while one is open. */
  viewer: ReactNode;
}

/** Lets the pictures of a text open large: in a dialog on the desktop, to be swiped through on the phone. */
export function useLargePictures(): LargePictures {
  const [seen, setSeen] = useState<{ addresses: string[]; at: number }>();
  const [open, setOpen] = useState(false);
  return {
    show(addresses, at) {
      setSeen({ addresses, at });
      setOpen(true);
    },
    viewer: seen ? (
      <Suspense fallback={null}>
        <PictureViewer {...seen} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
