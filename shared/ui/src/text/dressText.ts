/** Said where a browser cannot play a film (product.md section 8). */
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

/**
 * What holds for every text that somebody wrote in an editor: links elsewhere pass nothing on, pictures come as one
 * scrolls, a film that cannot be played says so.
 */
export function dressText(place: HTMLElement): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) dressLink(link);
  for (const film of place.querySelectorAll('video')) dressFilm(film);
  for (const picture of place.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy');
    picture.decoding = 'async';
  }
}
