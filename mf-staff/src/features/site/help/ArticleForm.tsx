import type { StaffHelp, StaffHelpArticle } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { paragraphsOf, withNumbers } from '../numbers';
import styles from './Help.module.css';
import { useSaveArticle } from './queries';

export interface ArticleFormProps {
  help: StaffHelp;
  categoryId: number;
  /** The question that is changed; a new one without. */
  article?: StaffHelpArticle;
  onClose: () => void;
}

const named = ['question', 'answer', 'keywords', 'link.title', 'link.path', 'category_id'];

/** Writes a question of the help centre, with how readers will see it. */
export function ArticleForm({ help, categoryId, article, onClose }: ArticleFormProps) {
  const [begun] = useState({
    category_id: article?.category_id ?? categoryId,
    question: article?.question ?? '',
    answer: article?.answer ?? '',
    keywords: article?.keywords ?? '',
    title: article?.link?.title ?? '',
    path: article?.link?.path ?? '',
    published: article?.published ?? true,
  });
  const [now, setNow] = useState(begun);
  const change = (part: Partial<typeof begun>) => setNow((before) => ({ ...before, ...part }));
  const saving = useSaving();
  const save = useSaveArticle();
  const atField = named.some((field) => saving.fieldError(field));

  async function handleSave() {
    const { title, path, ...texts } = now;
    const link = title.trim() || path.trim() ? { title, path: path.trim() } : null;
    const body = { ...texts, link, ...(article && { id: article.id, revision: article.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(now.published ? '已发布，帮助中心立即更新' : '已保存，读者暂时看不到');
    onClose();
  }

  return (
    <EditOverlay
      title={article ? '编辑问题' : '新建问题'}
      unsaved={JSON.stringify(begun) !== JSON.stringify(now)}
      busy={saving.busy}
      problem={atField ? undefined : saving.problem}
      save={now.published ? '保存并发布' : '保存，不发布'}
      onSave={() => void handleSave()}
      onClose={onClose}
      preview={
        <>
          <h3 className={styles.question}>{withNumbers(now.question, help.numbers) || '问题'}</h3>
          {paragraphsOf(withNumbers(now.answer, help.numbers) || '回答').map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
          {now.title && now.path ? <p className={styles.go}>{now.title} ›</p> : null}
        </>
      }
    >
      <LineField
        label="问题"
        value={now.question}
        onChange={(question) => change({ question })}
        max={60}
        error={saving.fieldError('question')}
      />
      <WordsField
        label="回答"
        value={now.answer}
        onChange={(answer) => change({ answer })}
        max={3000}
        rows={8}
        placeholder="空一行为新的一段"
        error={saving.fieldError('answer')}
      />
      <p className={styles.hint}>
        {'{=ticketHours}'} 这样的写法会换成网站设置里的数字，设置改变后自动跟着变，请不要改成固定数字。
      </p>
      <LineField
        label="搜索词（可不填）"
        value={now.keywords}
        onChange={(keywords) => change({ keywords })}
        max={100}
        placeholder="退钱 退费"
        hint="用户可能输入、而文中没有的词，用空格隔开"
        error={saving.fieldError('keywords')}
      />
      <div className={inputs.two}>
        <LineField
          label="链接文字（可不填）"
          value={now.title}
          onChange={(title) => change({ title })}
          max={20}
          placeholder="去账号设置"
          error={saving.fieldError('link.title')}
        />
        <LineField
          label="链接到"
          value={now.path}
          onChange={(path) => change({ path })}
          placeholder="/setting/userid"
          error={saving.fieldError('link.path')}
        />
      </div>
      <PickField
        label="分类"
        value={now.category_id}
        options={help.categories.map(({ id, title }) => [id, title] as const)}
        onPick={(category_id) => change({ category_id })}
        error={saving.fieldError('category_id')}
      />
      <Checkbox checked={now.published} onChange={(published) => change({ published })}>
        在帮助中心展示
      </Checkbox>
    </EditOverlay>
  );
}
