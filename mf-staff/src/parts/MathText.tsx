import { PostText } from '@harbor/ui/post';
import styles from './MathText.module.css';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as markup: nothing in it is markup of its own, and lines stay lines. */
const markupOf = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');

export interface MathTextProps {
  /** Plain text with formulas between dollar signs. */
  text: string;
}

/** Plain text in which formulas between dollar signs are set, as in the forum. */
export const MathText = ({ text }: MathTextProps) => (
  <PostText html={markupOf(text)} className={styles.math} />
);
