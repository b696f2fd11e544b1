import { frame } from './frame';

/** Said where a browser cannot play a film. */
const noVideo = "Sorry, your browser doesn't support embedded videos.";

function dressLink(link: HTMLAnchorElement): void {
  if (link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'nofollow ugc noopener noreferrer';
}

function dressFilm(film: HTMLVideoElement): void {
  film.controls = true;
  film.preload = 'none';
  if (!film.textContent?.includes(noVideo)) film.append(noVideo);
}

/** Gives each table a frame that it scrolls in; one inside another has its room there. */
function dressTables(place: ParentNode): void {
  for (const table of place.querySelectorAll('table')) {
    if (table.parentElement?.closest('table, [data-scroll]')) continue;
    const around = document.createElement('div');
    for (const [name, value] of Object.entries(frame)) around.setAttribute(name, value);
    table.replaceWith(around);
    around.append(table);
  }
}

/** What can be seen of it before the text stands in the page: the server writes this into what it draws. */
export function dressFirst(place: ParentNode): void {
  dressTables(place);
  for (const picture of place.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
  }
}

/**
 * What holds for every text that somebody wrote in an editor: links elsewhere pass nothing on, pictures come as one
 * scrolls, a film that cannot be played says so, a wide table scrolls.
 */
export function dressText(place: HTMLElement): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) dressLink(link);
  dressFirst(place);
  for (const film of place.querySelectorAll('video')) dressFilm(film);
}
