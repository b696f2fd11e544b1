import { copyText } from '@harbor/ui/copy';
import { articlePath } from '../../press/place';
import type { Article } from './useArticle';

/** Hands an article on by what the system has for it, else by a copied link. */
export async function share({ id, title }: Pick<Article, 'id' | 'title'>): Promise<void> {
  const url = window.location.origin + articlePath(id);
  if (!('share' in navigator)) return copyText(url, '链接已复制，可以分享给别人');
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Who closes the system's sheet has changed their mind.
    if ((error as Error).name !== 'AbortError') await copyText(url, '链接已复制，可以分享给别人');
  }
}
