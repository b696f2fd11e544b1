import { journalTemplate, titlesTemplate } from '@harbor/contract/journal-import';
import { csvBlob, saveFile } from '../../parts/saveFile';

/** An empty file with every column that an import knows. */
export const saveJournalTemplate = () => saveFile('期刊导入模板.csv', csvBlob([journalTemplate.join(',')]));

/** An empty file of published titles. */
export const saveTitlesTemplate = () => saveFile('已刊题名模板.csv', csvBlob([titlesTemplate.join(',')]));
