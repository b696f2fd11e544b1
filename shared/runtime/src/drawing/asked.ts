import { drawingHost } from './host';

const asked = new Set<string>();

/** Notes that something which is drawn asked where a path leads: the page has to bring the answer along. */
export function noteAsked(path: string): void {
  if (drawingHost) asked.add(path);
}

/** The paths that were asked about since the page began. */
export const askedPaths = (): string[] => [...asked];

/** Between pages. */
export const forgetAsked = (): void => asked.clear();
