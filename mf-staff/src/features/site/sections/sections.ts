import { paragraphsOf } from '../numbers';

/** A part of a text with a heading. */
export interface Section {
  heading: string;
  paragraphs: string[];
}

/** A part as its form holds it: paragraphs are parted by empty lines. */
export interface TypedSection {
  key: number;
  heading: string;
  body: string;
}

let last = 0;

/** A key for a part that was added; nothing else of it lasts. */
export const nextKey = (): number => {
  last += 1;
  return last;
};

export const typedOf = (sections: readonly Section[]): TypedSection[] =>
  sections.map(({ heading, paragraphs }) => ({ key: nextKey(), heading, body: paragraphs.join('\n\n') }));

export const sectionsOf = (typed: readonly TypedSection[]): Section[] =>
  typed.map(({ heading, body }) => ({ heading, paragraphs: paragraphsOf(body) }));

/** All lines of a text, headings among them, to be compared. */
export const linesOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
