import { navigate } from '@harbor/runtime';
import { RichText } from '@harbor/ui';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { dressUp, dressUpWithPictures } from './dressUp';
import styles from './PostText.module.css';

export interface PostTextProps {
  /** Markup that the server has cleaned. */
  html: string;
  /**
   * Somebody wants to see a picture large; the addresses are those of all pictures of the text. Without it they cannot
   * be pressed.
   */
  onPicture?: (addresses: string[], at: number) => void;
  /** Called when the text stands in the page; another function writes it anew. */
  onWritten?: (place: HTMLElement) => void;
  className?: string;
}

const own = (link: HTMLAnchorElement) => link.origin === window.location.origin && link.target !== '_blank';

/**
 * A post, as its readers see it: what `RichText` does, and pictures that open large, coloured code, formulas between
 * dollar signs, wide tables that scroll, links inside the site without a new page.
 */
export function PostText({ html, onPicture, onWritten, className = '' }: PostTextProps) {
  const pressable = onPicture !== undefined;
  const dress = useCallback(
    (place: HTMLElement) => {
      onWritten?.(place);
      return pressable ? dressUpWithPictures(place) : dressUp(place);
    },
    [onWritten, pressable],
  );
  const openPicture = (target: EventTarget, place: HTMLElement) => {
    if (!onPicture || !(target instanceof HTMLImageElement)) return false;
    const pictures = [...place.querySelectorAll('img')];
    onPicture(
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
      <RichText html={html} onWritten={dress} />
    </div>
  );
}
