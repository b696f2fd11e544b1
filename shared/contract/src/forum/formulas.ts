/** A piece of a text: words, or a formula as it was written between dollar signs. */
export type FormulaPart = string | { tex: string; block: boolean; raw: string };

const pattern = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g;

/**
 * Money stands between dollar signs too: what has no sign of TeX is none of ours with white space at an edge, or where a
 * number goes on in Chinese.
 */
const isFormula = (tex: string) =>
  /[\\^_={]/.test(tex) || (tex === tex.trim() && !/^[\d.,][^$]*[\p{Script=Han}，。；：、（）]/u.test(tex));

/** A text cut at its formulas, as readers and excerpts see them. */
export function formulasIn(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let from = 0;
  const search = new RegExp(pattern);
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const { 0: raw, 1: block, 2: inline = '', index } = found;
    const tex = block ?? inline;
    if (!isFormula(tex)) {
      // The dollar sign behind money may begin a formula.
      search.lastIndex = index + raw.length - 1;
      continue;
    }
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ tex, block: block !== undefined, raw });
    from = index + raw.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
