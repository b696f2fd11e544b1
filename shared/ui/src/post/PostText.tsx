import { navigate } from '@harbor/runtime';
import { RichText } from '@harbor/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { dressUp } from './dressUp';
import styles from './PostText.module.css';

export interface PostTextProps {
  /** Markup that the server has cleaned. */
  html: string;
  /** Somebody wants to see a picture large; the addresses are those of all pictures of the text. */
  onPicture?: (addresses: string[], at: number) => void;
  className?: string;
}

const own = (link: HTMLAnchorElement) => link.origin === window.location.origin && link.target !== '_blank';

/**
 * A text written in the editor, as its readers see it: pictures come as one scrolls and open large, code is coloured,
 * formulas between dollar signs are set, wide tables scroll, links elsewhere pass nothing on.
 */
export function PostText({ html, onPicture, className = '' }: PostTextProps) {
  const openPicture = (target: EventTarget, place: HTMLElement) => {
    if (!(target instanceof HTMLImageElement)) return false;
    const pictures = [...place.querySelectorAll('img')];
    onPicture?.(
      pictures.map((picture) => picture.src),
      pictures.indexOf(target),
    );
    return true;
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (openPicture(event.target, event.currentTarget)) return;
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !own(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') openPicture(event.target, event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and pictures inside are what is pressed
    <div className={`${styles.text} ${className}`} onClick={handleClick} onKeyDown={handleKey}>
      <RichText html={html} onWritten={dressUp} />
    </div>
  );
}
