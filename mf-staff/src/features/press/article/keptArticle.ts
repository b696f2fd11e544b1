import type { DeskPress, PressDocument } from '@harbor/contract';

/** What this browser keeps of an article until the server has it. */
interface KeptArticle {
  /** Revision on the server that the writing went on from. */
  revision: number;
  document: PressDocument;
}

const place = (id: number) => `harbor:staff-press:${id}`;

/** Keeps it; a browser that is full or forbids it goes without. The session's end clears it with everything else. */
export function keepArticle(id: number, kept: KeptArticle): void {
  try {
    localStorage.setItem(place(id), JSON.stringify(kept));
  } catch {
    // The server's copy is the one that counts.
  }
}

export function forgetArticle(id: number): void {
  localStorage.removeItem(place(id));
}

function readArticle(id: number): KeptArticle | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(id)) ?? 'null');
    if (kept && typeof kept === 'object' && 'revision' in kept && 'document' in kept)
      return kept as KeptArticle;
  } catch {
    forgetArticle(id);
  }
  return undefined;
}

/** What of an element an editor wrote: the server adds attributes of its own to links. */
const written = /\s(?:src|alt|href)="[^"]*"/g;

const bare = (html: string) =>
  html.replace(/<(\w+)([^<>]*)>/g, (_, name: string, rest: string) => {
    const own = (rest.match(written) ?? []).map((one) => one.trim()).sort();
    return `<${[name, ...own].join(' ')}>`;
  });

/** Whether two say the same, however their markup is written. Pure. */
export const sayTheSame = (one: PressDocument, other: PressDocument): boolean =>
  [one, other]
    .map((document) => JSON.stringify({ ...document, content: bare(document.content) }))
    .every((text, _, all) => text === all[0]);

/** What was kept in the shape that articles have now. */
const asNow = (kept: Partial<PressDocument>, now: PressDocument): PressDocument =>
  Object.fromEntries(Object.entries({ ...now, ...kept }).filter(([name]) => name in now)) as PressDocument;

/** What a page begins with. */
export interface Start {
  document: PressDocument;
  /** It was written on from a state that is not the last one any more: somebody has to choose. */
  outdated: boolean;
}

/** What this browser kept goes before what the server has, unless they say the same. */
export function startOf(desk: DeskPress): Start {
  const kept = readArticle(desk.id);
  if (!kept) return { document: desk.document, outdated: false };
  const document = asNow(kept.document, desk.document);
  if (sayTheSame(document, desk.document)) {
    forgetArticle(desk.id);
    return { document: desk.document, outdated: false };
  }
  return { document, outdated: kept.revision !== desk.revision };
}
