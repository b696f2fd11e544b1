import { drawingHost, isDrawn } from '@harbor/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { dressMarkup } from './dressMarkup';
import { dressText } from './dressText';
import styles from './RichText.module.css';
import { writeMarkup } from './writeMarkup';

export interface RichTextProps {
  /** Markup that the server has cleaned. */
  html: string;
  className?: string;
  /** Called when the markup stands in the page, e.g. to dress it up; may return what takes that back. */
  onWritten?: (place: HTMLElement) => (() => void) | undefined;
}

/**
 * Text with markup that somebody wrote in an editor: news, details, posts. Cleaned once more before it is shown, by
 * another parser; links elsewhere pass nothing on, pictures come as one scrolls, and nothing leaves its column, whatever
 * width was asked for.
 */
export function RichText({ html, className = '', onWritten }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn] = useState(isDrawn);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let undress: (() => void) | undefined;
    const stop = writeMarkup(element, html, () => {
      dressText(element);
      undress = onWritten?.(element);
    });
    return () => {
      stop();
      undress?.();
    };
  }, [html, onWritten]);
  // As the server has cleaned it; in a browser that takes the page over, React leaves alone what stands there.
  const written = drawn ? { __html: drawingHost ? dressMarkup(html) : '' } : undefined;
  return (
    <div
      ref={place}
      className={`${styles.rich} ${className}`}
      dangerouslySetInnerHTML={written}
      suppressHydrationWarning
    />
  );
}
