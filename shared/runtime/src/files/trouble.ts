/** Shows the notice that the server wrote into the page: the site's frame could not be loaded, what can be read stays. */
export function showTrouble(): void {
  const notice = document.getElementById('harbor-trouble');
  if (notice) notice.hidden = false;
}
