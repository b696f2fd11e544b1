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
function dressTables(place: HTMLElement): void {
  for (const table of place.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = document.createElement('div');
    frame.dataset.scroll = '';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', '表格，可左右滚动');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * What holds for every text that somebody wrote in an editor: links elsewhere pass nothing on, pictures come as one
 * scrolls, a film that cannot be played says so, a wide table scrolls.
 */
export function dressText(place: HTMLElement): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) dressLink(link);
  dressTables(place);
  for (const film of place.querySelectorAll('video')) dressFilm(film);
  for (const picture of place.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy');
    picture.decoding = 'async';
  }
}
