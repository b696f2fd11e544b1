import { useLayoutEffect, useRef } from 'react';
import { writeMarkup } from './writeMarkup';

export interface RichTextProps {
  /** Markup that the server has cleaned. */
  html: string;
  className?: string;
}

/** Text with markup that somebody wrote in an editor. Cleaned once more before it is shown, by another parser. */
export function RichText({ html, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) return writeMarkup(place.current, html);
  }, [html]);
  return <div ref={place} className={className} />;
}
