import { cleanMarkupBy } from '@harbor/runtime';
import { loadPurify, type Purify } from '@harbor/ui';
import { Boot, i18nChangeLanguage } from '@wangeditor/editor';
import { cleanPart } from './cleanPart';
import { deleteTableMenu } from './deleteTable';
import { guardAgainst } from './guard';
import { keepOpen } from './keepOpen';

let prepared: Promise<Purify> | undefined;

/**
 * Makes the editor ready to be mounted, once a page: it writes its parts as markup, which the page's policy lets through
 * cleaned, and everything it is given goes through the guard.
 */
export function prepareEditor(): Promise<Purify> {
  prepared ??= loadPurify().then((purify) => {
    cleanMarkupBy((markup) => cleanPart(purify, markup));
    Boot.registerPlugin(guardAgainst(purify));
    Boot.registerPlugin(keepOpen);
    Boot.registerMenu(deleteTableMenu);
    i18nChangeLanguage('zh-CN');
    return purify;
  });
  return prepared;
}
