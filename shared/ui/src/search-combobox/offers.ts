/** One line under a search field: what it says and where it leads. */
export interface Offer {
  label: string;
  /** Quietly beside it. */
  note: string;
  to: string;
}

/** Lines of one kind under a search field, under a title of their own. */
export interface OfferGroup {
  title: string;
  offers: readonly Offer[];
}

/** A label cut at its first place with the keyword: before, the keyword as it stands there, after. */
export function cutAt(label: string, keyword: string): [before: string, hit: string, after: string] {
  const at = keyword ? label.toLowerCase().indexOf(keyword.toLowerCase()) : -1;
  if (at === -1) return [label, '', ''];
  const end = at + keyword.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}
