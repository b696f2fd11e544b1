import { csvBlob, saveFile } from '../../parts/saveFile';

/** Gives codes to the browser as a file, one a line, as spreadsheets read it. */
export const saveCsv = (name: string, title: string, codes: readonly string[]): void =>
  saveFile(name, csvBlob([title, ...codes]));
