import type { RichEditorProps } from '@harbor/ui/rich-editor';
import { useState } from 'react';
import { EditorField } from '../EditorField';
import styles from './ArticleEditor.module.css';
import { articleKind } from './kind';

/** The editor with the tools of an article, for a page of another part: what comes in and goes out is all in its props. */
export function ArticleEditor({ value, placeholder, upload, mostPictures, ...rest }: RichEditorProps) {
  // The editor reads what it is made of once.
  const [kind] = useState(() => articleKind({ placeholder, upload, mostPictures }));
  return (
    <div className={styles.article}>
      <EditorField {...rest} initial={value} kind={kind} />
    </div>
  );
}
