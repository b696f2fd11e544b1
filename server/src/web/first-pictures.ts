/** How React asks for a picture that is to come first: where its root begins, behind all styles. */
const preload = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/g;

/** What an address in a header is made of; `&` stands in HTML as an entity. */
const plainAddress = /^[\w/.:~%?=+@-]+$/;

/** Most pictures that a header asks for. */
const most = 4;

/**
 * Takes the pictures that are seen first out of a page that was drawn, for the answer's `link` header: by that the browser
 * asks for them before it has read anything of the page, and paints them with the words around them.
 * @returns the page without what asked for them, and the header, empty where the page has none
 */
export function takeFirstPictures(html: string): { html: string; link: string } {
  const links: string[] = [];
  const rest = html.replace(preload, (tag: string, address: string) => {
    if (links.length === most || !plainAddress.test(address)) return tag;
    links.push(`<${address}>; rel=preload; as=image; fetchpriority=high`);
    return '';
  });
  return { html: rest, link: links.join(', ') };
}
