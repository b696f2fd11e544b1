import { escapeHtml } from '../http/escape-html';
import type { PageHtml } from './html';
import { startScript } from './start-script';

/** Tags of the page's files, by where they stand in it. */
export interface FileTags {
  head: string[];
  /** Behind everything that people see. While the shell's first script stands here, the page is not taken over. */
  behind: string[];
  /** What puts the shell's first script in. */
  end: string[];
}

type Page = Pick<PageHtml, 'files' | 'nonce' | 'integrityOf' | 'drawn'>;

const hashOf = ({ integrityOf }: Page, address: string) => {
  const hash = integrityOf(address);
  return hash ? ` integrity="${escapeHtml(hash)}"` : '';
};

/**
 * Names of files come from what a build says of itself. The word of the page stands before the hash: behind its signs,
 * which repeat nothing, brotli would no longer look for repetitions and write the word out, and the page could not be
 * sealed.
 */
const place = (page: Page, attribute: 'src' | 'href', address: string, word = '') =>
  `${attribute}="${escapeHtml(address)}"${word}${hashOf(page, address)}`;

const scriptPlace = (page: Page, attribute: 'src' | 'href', address: string) =>
  place(page, attribute, address, ` nonce="${page.nonce}"`);

function sheetTags(page: Page): string[] {
  const { files } = page;
  const ofShell = files.main.slice(0, files.main.lastIndexOf('/') + 1);
  const inline = new Set(page.drawn?.sheets.map(({ address }) => address));
  return files.styles
    .filter((address) => !inline.has(address))
    .map((address) =>
      address.startsWith(ofShell)
        ? `<link rel="stylesheet" ${place(page, 'href', address)} data-first>`
        : // The browser shows nothing and runs nothing before a style sheet in the head has come. One of a remote may
          // hang, which is to cost the remote's own area: it is only fetched here, and put in by the page that needs it.
          `<link rel="preload" as="style" ${place(page, 'href', address)}>`,
    );
}

/** A preload without the nonce would be refused, one with another hash than the script's would not be used. */
const preloads = (page: Page, scripts: readonly string[]) =>
  scripts.map((address) => `<link rel="preload" as="script" ${scriptPlace(page, 'href', address)}>`);

const mainTag = (page: Page, how: string) =>
  `<script${how} ${scriptPlace(page, 'src', page.files.main)} data-first></script>`;

/**
 * Where the browser draws the page, its scripts are what everything waits for. Where the page stands in the HTML, they
 * are not even asked for before it has been painted: they would take the line and the processor from what is seen.
 */
export function fileTags(page: Page): FileTags {
  const { files, nonce, drawn } = page;
  if (!drawn)
    return {
      head: [...sheetTags(page), mainTag(page, ' defer'), ...preloads(page, files.scripts)],
      behind: [],
      end: [],
    };
  return {
    head: sheetTags(page),
    behind: [
      `<template id="harbor-start">${preloads(page, files.scripts).join('')}${mainTag(page, '')}</template>`,
    ],
    end: [`<script nonce="${nonce}">${startScript}</script>`],
  };
}
