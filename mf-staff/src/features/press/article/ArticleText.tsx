import { pressRule } from '@harbor/contract/press-rules';
import { call, Widget } from '@harbor/runtime';
import { Bone, RichText, Waiting } from '@harbor/ui';
import { Button, onPhone } from '@harbor/ui/kit';
import type { RichEditorHandle, RichEditorProps } from '@harbor/ui/rich-editor';
import { useId } from 'react';
import { countWords } from '../words';
import styles from './ArticleText.module.css';
import type { Article } from './useArticle';

/** More pictures than an article can bear. */
const mostPictures = 40;

const upload: RichEditorProps['upload'] = (body, settings) =>
  call('POST /staff/press/picture', { ...settings, body, silent: true });

export interface ArticleTextProps {
  article: Article;
  /** Characters that can be seen in the text. */
  letters: number;
  onReady: (handle: RichEditorHandle | undefined) => void;
  onBusy: (busy: boolean) => void;
}

/** The text in the forum's editor, which is another team's part: without it the words are still here, and saved. */
export function ArticleText({ article, letters, onReady, onBusy }: ArticleTextProps) {
  const { text, problems } = article;
  const id = useId();
  const props: RichEditorProps = {
    value: text.html,
    phone: onPhone,
    placeholder: '从这里开始写：小标题、表格、引用、图片与 $公式$ 都可以用',
    upload,
    mostPictures,
    onLoaded: article.handleLoaded,
    onChange: article.handleText,
    onBusy,
    onReady,
    note: `正文 ${countWords(letters)} 字 · 阅读约 ${Math.max(1, Math.ceil(letters / pressRule.perMinute))} 分钟`,
    problem: problems.content && id,
  };
  return (
    <div className={styles.text} data-field="content">
      {problems.content ? (
        <p id={id} className={styles.problem} role="alert">
          {problems.content}
        </p>
      ) : null}
      <Widget
        key={text.key}
        remote="mf-forum"
        name="article-editor"
        props={{ ...props }}
        loading={<EditorBones />}
        empty={<EditorAway html={article.form.content} onRetry={article.reopen} />}
      />
    </div>
  );
}

const EditorBones = () => (
  <Waiting className={styles.bones}>
    <Bone width="70%" height={24} />
    <Bone width="90%" />
    <Bone width="60%" />
  </Waiting>
);

interface EditorAwayProps {
  html: string;
  onRetry: () => void;
}

/** Instead of the editor: what happened, that nothing is lost, and the text as it stands. */
function EditorAway({ html, onRetry }: EditorAwayProps) {
  return (
    <section className={styles.away} aria-label="正文">
      <div className={styles.notice} role="alert">
        <p>正文编辑器暂时打不开。正文都在，没有丢失；标题、归类、发布、更正与下线不受影响。</p>
        <Button onClick={onRetry}>重试</Button>
      </div>
      {html ? <RichText html={html} className={styles.shown} /> : <p className={styles.none}>还没有正文</p>}
    </section>
  );
}
