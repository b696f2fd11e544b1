import type { Purify } from '@harbor/ui';

/** What has to stand around a part of a table, so that a parser takes it for one. */
const around: [beginning: RegExp, place: string][] = [
  [/^\s*<t[dh][\s>]/i, 'tr'],
  [/^\s*<tr[\s>]/i, 'tbody'],
  [/^\s*<(?:tbody|thead|colgroup)[\s>]/i, 'table'],
];

const frames: Record<string, [string, string]> = {
  tr: ['<table><tbody><tr>', '</tr></tbody></table>'],
  tbody: ['<table><tbody>', '</tbody></table>'],
  table: ['<table>', '</table>'],
};

/** Cleans what a library writes as a string, whole elements and parts of tables alike. */
export function cleanPart(purify: Purify, markup: string): string {
  const place = around.find(([beginning]) => beginning.test(markup))?.[1];
  const frame = place && frames[place];
  if (!frame) return purify.sanitize(markup);
  const clean = purify.sanitize(frame[0] + markup + frame[1], { RETURN_DOM_FRAGMENT: true });
  return clean.querySelector(place)?.innerHTML ?? '';
}
